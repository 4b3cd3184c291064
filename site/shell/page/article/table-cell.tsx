import type { ComponentProps, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A cell that links lead to, such as a word of the glossary, is told to the check of links. */
export default function TableCell(props: ComponentProps<'td'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <td {...props} />;
}
