import type { Nodes } from 'mdast';

/** Nodes that say nothing to a reader: code of the page itself, its comments and its pictures. */
const SILENT = new Set([
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'html',
  'yaml',
  'definition',
]);
/** Nodes whose end is a pause; without it words of two cells or paragraphs would grow together. */
const PAUSE: Record<string, string> = { tableCell: ' · ', tableRow: ' ', break: ' ' };
const IN_LINE = new Set([
  'text',
  'inlineCode',
  'link',
  'strong',
  'emphasis',
  'delete',
  'mdxJsxTextElement',
]);

/** The words of a Markdown tree as a reader sees them, without markup, on one line. */
export function plainText(node: Nodes): string {
  return spoken(node)
    .replace(/[\s\u00A0]+/g, ' ')
    .replace(/(?: ·)+ (?=· |$)/g, ' ')
    .trim();
}

function spoken(node: Nodes): string {
  if (SILENT.has(node.type)) return '';
  if (node.type === 'image') return ` ${node.alt ?? ''} `;
  if (node.type === 'mdxJsxTextElement' && node.name === 'br') return ' ';
  const own = 'value' in node ? node.value : '';
  const inner = 'children' in node ? node.children.map(spoken).join('') : '';
  return `${own}${inner}${PAUSE[node.type] ?? (IN_LINE.has(node.type) ? '' : ' ')}`;
}
