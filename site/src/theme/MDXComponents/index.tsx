// Wrapped to give pages the code block whose colours are computed while the site is built.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@site/src/components/code-block.tsx';

export default { ...MDXComponents, CodeBlock };
