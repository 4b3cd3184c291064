// Wrapped because the original writes an empty class on every list item that is no target of a link.
import type { ReactNode } from 'react';
import Li from '@theme-original/MDXComponents/Li';
import type { Props } from '@theme/MDXComponents/Li';

export default function MDXLi(props: Props): ReactNode {
  return props.id ? <Li {...props} /> : <li {...props} />;
}
