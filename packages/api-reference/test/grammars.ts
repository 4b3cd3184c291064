import { createRequire } from 'node:module';
import type { Language, Node, Parser } from '@vscode/tree-sitter-wasm';

// The package is CommonJS and resolves files next to itself, so it is loaded with `require`.
const require = createRequire(import.meta.url);
const grammars = require('@vscode/tree-sitter-wasm') as {
  Parser: typeof Parser;
  Language: typeof Language;
};

/**
 * Creates a function that lists the syntax errors of a text as `line:column` and an excerpt. It uses
 * editor grammars, so no PHP, Python, .NET, or Java has to be installed.
 */
export async function parserFor(grammar: 'c-sharp' | 'java' | 'php' | 'python') {
  await grammars.Parser.init();
  const file = require.resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`);
  const parser = new grammars.Parser();
  parser.setLanguage(await grammars.Language.load(file));
  return (text: string): string[] => {
    const root = parser.parse(text)?.rootNode;
    return root ? syntaxErrors(root) : ['nothing was parsed'];
  };
}

function syntaxErrors(node: Node): string[] {
  if (!node.hasError) return [];
  const { row, column } = node.startPosition;
  const position = `${row + 1}:${column + 1}`;
  if (node.isMissing) return [`${position} lacks ${node.type}`];
  if (node.isError) return [`${position} ${node.text.slice(0, 60)}`];
  return node.children.flatMap((child) => (child ? syntaxErrors(child) : []));
}
