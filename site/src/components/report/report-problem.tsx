import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { reportUrl } from './report-url.ts';

/** Leads to a new issue about this page, with the words that were selected when it was followed. */
export default function ReportProblem(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { title, permalink, lastUpdatedAt } = useDoc().metadata;
  const [selection, setSelection] = useState('');
  const quote = () => setSelection(String(getSelection() ?? ''));
  const date = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined;
  const url = `${siteConfig.url}${permalink}`;
  return (
    <Link
      to={reportUrl({ title, url, date, selection })}
      className="theme-edit-this-page"
      onPointerDown={quote}
      onKeyDown={quote}
    >
      Report a problem with this page
      <IconExternalLink />
    </Link>
  );
}
