// Swizzled because the original opens a new tab without saying so, and its pencil adds nothing; and
// to let readers report a problem who would not edit. Only docs have this line.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/EditThisPage';
import IconExternalLink from '@theme/Icon/ExternalLink';
import Translate from '@docusaurus/Translate';
import ReportProblem from '@site/shell/page/report/report-problem.tsx';
import styles from './styles.module.css';

export default function EditThisPage({ editUrl }: Props): ReactNode {
  return (
    <span className={styles.links}>
      <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
        <Translate id="theme.common.editThisPage">Edit this page</Translate>
        <IconExternalLink />
      </Link>
      <ReportProblem />
    </span>
  );
}
