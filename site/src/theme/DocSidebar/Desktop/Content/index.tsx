// Wrapped to put the choice of reader above the list of pages.
import type { ReactNode } from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import Part from '@site/src/components/part/part.tsx';
import RoleLens from '@site/src/components/reading-as/role-lens.tsx';

export default function ContentWithLens(props: Props): ReactNode {
  return (
    <>
      <Part name="choice of reader">
        <RoleLens />
      </Part>
      <Part name="list of pages">
        <Content {...props} />
      </Part>
    </>
  );
}
