// Wrapped to mark external links as opening in a new tab, and because the original adds an empty class to links
// without an id.
import type { ReactNode } from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import A from '@theme-original/MDXComponents/A';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { Props } from '@theme/MDXComponents/A';

export default function MDXA({ children, ...props }: Props): ReactNode {
  const opensTab = props.href !== undefined && !isInternalUrl(props.href);
  const Anchor = props.id ? A : Link;
  return (
    <Anchor {...props}>
      {children}
      {opensTab && <IconExternalLink />}
    </Anchor>
  );
}
