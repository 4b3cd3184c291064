import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import IconExternalLink from '@theme/Icon/ExternalLink';
import Translate from '@docusaurus/Translate';
import { reportUrl } from './report-url.ts';

/** Leads to a new issue about this page, with the words that were selected when it was followed (article/islands). */
export default function ReportProblem(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { title, permalink, lastUpdatedAt } = useDoc().metadata;
  const date = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined;
  const facts = { title, url: `${siteConfig.url}${permalink}`, date };
  return (
    <Link
      to={reportUrl(facts)}
      className="theme-edit-this-page"
      data-report={JSON.stringify(facts)}
    >
      <Translate>Report a problem with this page</Translate>
      <IconExternalLink />
    </Link>
  );
}
