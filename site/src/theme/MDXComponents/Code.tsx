// Swizzled because the original brings the highlighter along; blocks are colored at build time.
import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXComponents/Code';

export default function MDXCode(props: Props): ReactNode {
  return <code {...props} />;
}
