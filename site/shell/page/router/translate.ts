import type { ReactNode } from 'react';
import codeTranslations from '@generated/codeTranslations';

// Stands in for Docusaurus's own in the browser of a reader: that one brings React to pages that have none.

/** What stands where a text says `{name}`. */
type Values = Record<string, ReactNode>;

/** The text of an id, or of a message that has none, in the language of the build; without one, as it is written. */
const textOf = (id: string | undefined, message = ''): string =>
  codeTranslations[id ?? message] ?? message;

/** A text with its values. What has none keeps its braces, as where Docusaurus fills it in. */
const filled = (text: string, values: Values): ReactNode[] =>
  text.split(/(\{\w+\})/).map((part, at) => {
    const name = part.slice(1, -1);
    return at % 2 && Object.hasOwn(values, name) ? values[name] : part;
  });

/** Words of the interface, as a text. */
export const translate = (
  { id, message }: { id?: string; message?: string },
  values: Values = {},
): string => filled(textOf(id, message), values).join('');

/** Words of the interface, as what React draws: elements may stand in them. */
export default function Translate(given: {
  id?: string;
  children?: string;
  values?: Values;
}): ReactNode {
  const parts = filled(textOf(given.id, given.children), given.values ?? {});
  return parts.some((part) => typeof part === 'object') ? parts : parts.join('');
}
