// Swizzled to mark the link as opening in a new tab, remove the pencil icon, and add a link to report a problem.
// Used on docs only.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/EditThisPage';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { reportUrl } from '../../../shell/page/report/report-url.ts';
import styles from './styles.module.css';
export default function EditThisPage({ editUrl }: Props): ReactNode {
  return (
    <span className={styles.links}>
      <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
        {translate({ id: 'theme.common.editThisPage', message: 'Edit this page' })}
        <IconExternalLink />
      </Link>
      <ReportProblem />
    </span>
  );
}

/** Links to a new issue about this page; an island adds the selected text (article/islands/start.ts). */
function ReportProblem(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { title, permalink, lastUpdatedAt } = useDoc().metadata;
  const date = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined;
  const report = reportUrl({ title, url: `${siteConfig.url}${permalink}`, date });
  return (
    <Link to={report} className="theme-edit-this-page" data-report>
      {translate({ message: 'Report a problem with this page' })}
      <IconExternalLink />
    </Link>
  );
}
