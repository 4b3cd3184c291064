// Wrapped because links in prose to other sites open a new tab without saying so, and because the original writes
// an empty class on every link that is no target of another one.
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
