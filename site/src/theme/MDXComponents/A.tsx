// Wrapped because links in prose to other sites open a new tab without saying so.
import type { ReactNode } from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import A from '@theme-original/MDXComponents/A';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { Props } from '@theme/MDXComponents/A';

export default function MDXA({ children, ...props }: Props): ReactNode {
  const opensTab = props.href !== undefined && !isInternalUrl(props.href);
  return (
    <A {...props}>
      {children}
      {opensTab && <IconExternalLink />}
    </A>
  );
}
