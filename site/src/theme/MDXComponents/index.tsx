// Wrapped to give pages the code block whose colours are computed while the site is built, and
// tables that scroll in a frame of their own: the original turns the table itself into a block.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@site/src/components/code-block.tsx';
import FoldedContents from '@site/src/components/folded-contents.tsx';
import Lab from '@site/src/components/labs/lab.tsx';
import Playable from '@site/src/components/try-it/playable.tsx';
import Table, { Td, Th } from '@site/src/components/table.tsx';

export default {
  ...MDXComponents,
  CodeBlock,
  FoldedContents,
  Lab,
  Playable,
  table: Table,
  td: Td,
  th: Th,
};
