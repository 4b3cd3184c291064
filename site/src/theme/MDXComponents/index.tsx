// Wrapped to give pages the code block whose colours are computed while the site is built, and what
// pages use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import Heading from '@theme/Heading';
import CodeBlock from '@site/src/components/code-block.tsx';
import { StripOfDoc } from '@site/src/components/strip.tsx';
import Lab from '@site/src/components/labs/lab.tsx';
import Story from '@site/src/components/labs/story/story.tsx';
import Playable from '@site/src/components/try-it/playable.tsx';
import MessageForm from '@site/features/open-questions/page/message-form.tsx';
import TableCell from '@site/src/components/table-cell.tsx';

export default {
  ...MDXComponents,
  CodeBlock,
  Heading,
  Lab,
  MessageForm,
  Playable,
  Story,
  Strip: StripOfDoc,
  td: TableCell,
};
