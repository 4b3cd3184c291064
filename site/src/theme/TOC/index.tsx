// Wrapped so that a table of contents that fails takes nothing else with it.
import type { ReactNode } from 'react';
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';
import Part from '@site/src/components/part/part.tsx';

export default function TOCPart(props: Props): ReactNode {
  return (
    <Part name="table of contents" className={props.className}>
      <TOC {...props} />
    </Part>
  );
}
