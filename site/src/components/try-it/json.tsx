import type { ReactNode } from 'react';

/** A JSON object or array with indentation; undefined for any other text. */
export function prettyJson(text: string): string | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return undefined;
  }
}

const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false)\b|\b(null)\b|(-?\d[\d.eE+-]*)/g;

/** JSON in the colours of the site's code blocks. */
export function colouredJson(json: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of json.matchAll(tokens)) {
    const [whole, text, colon, flag, nothing] = match;
    const kind = text
      ? colon
        ? 'property'
        : 'string'
      : flag
        ? 'boolean'
        : nothing
          ? 'null'
          : 'number';
    const token = text ?? whole;
    parts.push(json.slice(end, match.index));
    parts.push(
      <span key={match.index} className={`token ${kind}`}>
        {token}
      </span>,
    );
    end = match.index + token.length;
  }
  return [...parts, json.slice(end)];
}
