import type { ReactNode } from 'react';
import codeTranslations from '@generated/codeTranslations';

// Replaces Docusaurus's Translate in the browser, which would load React on every page.

/** Replacements for `{name}` placeholders. */
type Values = Record<string, ReactNode>;

/** The translation of an id, or of the message itself; the message if there is none. */
const textOf = (id: string | undefined, message = ''): string =>
  codeTranslations[id ?? message] ?? message;

/** Interpolates values. A placeholder without a value is left as it is, as in Docusaurus. */
const interpolate = (text: string, values: Values): ReactNode[] =>
  text.split(/(\{\w+\})/).map((part, at) => {
    const name = part.slice(1, -1);
    return at % 2 && Object.hasOwn(values, name) ? values[name] : part;
  });

/** Translates a message to a string. */
export const translate = (
  { id, message }: { id?: string; message?: string },
  values: Values = {},
): string => interpolate(textOf(id, message), values).join('');

/** Translates a message to React nodes; values may be elements. */
export default function Translate(given: {
  id?: string;
  children?: string;
  values?: Values;
}): ReactNode {
  const parts = interpolate(textOf(given.id, given.children), given.values ?? {});
  return parts.some((part) => typeof part === 'object') ? parts : parts.join('');
}
