// Swizzled because the original imports the highlighter; blocks are highlighted at build time.
import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXComponents/Code';

export default function MDXCode(props: Props): ReactNode {
  return <code translate="no" {...props} />;
}
