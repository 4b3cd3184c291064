// Swizzled because the original brings the highlighter along; blocks are coloured at build time.
import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXComponents/Code';

export default function MDXCode(props: Props): ReactNode {
  return <code {...props} />;
}
