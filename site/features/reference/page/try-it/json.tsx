import type { ReactNode } from 'react';

const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

/** JSON in the colors of the site's code blocks. */
export function coloredJson(json: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of json.matchAll(tokens)) {
    const [whole, text, colon] = match;
    const kind = text ? (colon ? 'name' : 'text') : 'value';
    const token = text ?? whole;
    parts.push(json.slice(end, match.index));
    parts.push(
      <span key={match.index} className={`code-${kind}`}>
        {token}
      </span>,
    );
    end = match.index + token.length;
  }
  return [...parts, json.slice(end)];
}

/** Strings, punctuation, and any other run without white space. */
const TOKENS = /"(?:[^"\\]+|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Deeper values are indented no further, and a longer text not at all: a page would freeze while showing it. */
const MAX_DEPTH = 40;
const MAX_LENGTH = 1_000_000;

/**
 * Reformats the white space of a JSON object or array and nothing else: digits, order and even duplicate names
 * stay unchanged. Undefined for any other text, and if the result is too long.
 */
export function prettyJson(text: string): string | undefined {
  if (!/^\s*[[{]/.test(text) || !isJson(text)) return undefined;
  const tokens = text.match(TOKENS) ?? [];
  let depth = 0;
  const line = () => `\n${'  '.repeat(Math.min(depth, MAX_DEPTH))}`;
  const pretty = tokens
    .map((token, index) => {
      const [before, after] = [tokens[index - 1], tokens[index + 1]];
      if (token === '{' || token === '[') {
        const isEmpty = after === '}' || after === ']';
        depth += 1;
        return isEmpty ? token : token + line();
      }
      if (token === '}' || token === ']') {
        depth -= 1;
        return before === '{' || before === '[' ? token : line() + token;
      }
      if (token === ',') return token + line();
      return token === ':' ? ': ' : token;
    })
    .join('');
  return pretty.length < MAX_LENGTH ? pretty : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Formats a number of bytes: `812 B` or `1.2 kB`. */
export const formatSize = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
