import type { ReactNode } from 'react';

/** A description of the document with its `code` as code; links become their words. */
export function withCode(description: string): ReactNode[] {
  const plain = description.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '');
  return plain
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
