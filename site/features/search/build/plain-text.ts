import type { Nodes } from 'mdast';

/** Nodes without visible text: code of the page itself, comments and definitions. */
const WITHOUT_TEXT = new Set([
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'html',
  'yaml',
  'definition',
]);
/** Separators after nodes; without them the words of two cells or paragraphs would merge. */
const SEPARATORS: Record<string, string> = { tableCell: ' · ', tableRow: ' ', break: ' ' };
const INLINE = new Set([
  'text',
  'inlineCode',
  'link',
  'strong',
  'emphasis',
  'delete',
  'mdxJsxTextElement',
]);

/** The visible text of a Markdown tree on one line, without markup. */
export function plainText(node: Nodes): string {
  return rawText(node)
    .replace(/[\s\u00A0]+/g, ' ')
    .replace(/(?: ·)+ (?=· |$)/g, ' ')
    .trim();
}

function rawText(node: Nodes): string {
  if (WITHOUT_TEXT.has(node.type)) return '';
  if (node.type === 'image') return ` ${node.alt ?? ''} `;
  if (node.type === 'mdxJsxTextElement' && node.name === 'br') return ' ';
  const own = 'value' in node ? node.value : '';
  const inner = 'children' in node ? node.children.map(rawText).join('') : '';
  return `${own}${inner}${SEPARATORS[node.type] ?? (INLINE.has(node.type) ? '' : ' ')}`;
}
