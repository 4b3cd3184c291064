// Wrapped to replace the code block with one that is highlighted at build time, and to add components that pages
// use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import Heading from '@theme/Heading';
import CodeBlock from '@site/shell/page/article/code-block.tsx';
import PartNote from '@site/shell/page/article/part-note.tsx';
import { StripOfDoc } from '@site/shell/page/article/strip.tsx';
import Lab from '@site/features/labs/page/lab.tsx';
import Playable from '@site/features/reference/page/try-it/playable.tsx';
import MessageForm from '@site/features/open-questions/page/message-form.tsx';
import type { ComponentProps, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
export default {
  ...MDXComponents,
  CodeBlock,
  Heading,
  Lab,
  MessageForm,
  PartNote,
  Playable,
  Strip: StripOfDoc,
  td: TableCell,
};

/** Registers the id of a cell, such as that of a glossary term, with the broken link checker. */
function TableCell(props: ComponentProps<'td'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <td {...props} />;
}
