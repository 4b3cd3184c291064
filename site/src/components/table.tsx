import type { ComponentProps, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A table that scrolls inside its own frame, so that it stays a table and the page stays put. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroller" data-scroller="Table">
      <table {...props} />
    </div>
  );
}

/** An empty corner of a table heads nothing, so it is a plain cell. */
export const Th = (props: ComponentProps<'th'>): ReactNode =>
  props.children ? <th {...props} /> : <td />;

/** A cell that links lead to, such as a word of the glossary, is told to the check of links. */
export function Td(props: ComponentProps<'td'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <td {...props} />;
}
