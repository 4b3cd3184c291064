// Swizzled because the original opens a new tab without saying so, and its pencil adds nothing.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/EditThisPage';
import IconExternalLink from '@theme/Icon/ExternalLink';

export default function EditThisPage({ editUrl }: Props): ReactNode {
  return (
    <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
      Edit this page
      <IconExternalLink />
    </Link>
  );
}
