// Wrapped because the original adds an empty class to list items without an id.
import type { ReactNode } from 'react';
import Li from '@theme-original/MDXComponents/Li';
import type { Props } from '@theme/MDXComponents/Li';

export default function MDXLi(props: Props): ReactNode {
  return props.id ? <Li {...props} /> : <li {...props} />;
}
