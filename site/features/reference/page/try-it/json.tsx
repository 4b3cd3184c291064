import type { ReactNode } from 'react';

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
