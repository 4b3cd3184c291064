// Wrapped so that a table of contents that fails takes nothing else with it.
import type { ReactNode } from 'react';
import TOCCollapsible from '@theme-original/TOCCollapsible';
import type { Props } from '@theme/TOCCollapsible';
import Part from '@site/src/components/part/part.tsx';

export default function TOCCollapsiblePart(props: Props): ReactNode {
  return (
    <Part name="table of contents" className={props.className}>
      <TOCCollapsible {...props} />
    </Part>
  );
}
