import { isNumber, plainText } from '../json/digits.ts';
import { isObject, type Json } from '../json/json.ts';

/** How a language writes values. */
interface Grammar {
  text(value: string): string;
  key(name: string): string;
  list: [open: string, close: string];
  map: [open: string, close: string];
  constants: { true: string; false: string; null: string };
  /** A map without entries, where it would look like a list. */
  empty?: string;
}

/** A value as a literal of a language, its inner lines indented by `indent` beyond `margin`. */
export function literal(value: Json, grammar: Grammar, margin = '', indent = '  '): string {
  if (value === null || typeof value === 'boolean')
    return grammar.constants[String(value) as keyof Grammar['constants']];
  if (isNumber(value)) return plainText(value);
  if (typeof value === 'string') return grammar.text(value);
  const inner = margin + indent;
  const written = (one: Json) => literal(one, grammar, inner, indent);
  const [open, close] = Array.isArray(value) ? grammar.list : grammar.map;
  const lines = isObject(value)
    ? Object.entries(value).map(([name, one]) => `${grammar.key(name)}${written(one ?? null)}`)
    : value.map(written);
  if (lines.length === 0) return isObject(value) ? (grammar.empty ?? open + close) : open + close;
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${margin}${close}`;
}

/** A text between quotes, with what the quotes cannot hold escaped. */
export const quoted = (value: string, quote = "'"): string =>
  quote +
  value
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r') +
  quote;

const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name);

export const javascriptGrammar: Grammar = {
  text: (value) => quoted(value),
  key: (name) => `${isName(name) ? name : quoted(name)}: `,
  list: ['[', ']'],
  map: ['{', '}'],
  constants: { true: 'true', false: 'false', null: 'null' },
};

export const pythonGrammar: Grammar = {
  text: (value) => quoted(value, '"'),
  key: (name) => `${quoted(name, '"')}: `,
  list: ['[', ']'],
  map: ['{', '}'],
  constants: { true: 'True', false: 'False', null: 'None' },
};

export const phpGrammar: Grammar = {
  text: (value) => phpText(value),
  key: (name) => `${phpText(name)} => `,
  list: ['[', ']'],
  map: ['[', ']'],
  constants: { true: 'true', false: 'false', null: 'null' },
  empty: 'new stdClass()',
};

/** Between single quotes PHP knows no escapes but these two; a line break needs double quotes. */
export const phpText = (value: string): string =>
  /[\n\r]/.test(value)
    ? quoted(value, '"').replaceAll('$', '\\$')
    : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Values of pairs written as a map, in the order given. */
export const mapOf = (pairs: [string, string][]): Json => Object.fromEntries(pairs);

/** Whether a name stands there twice, which a map cannot hold. */
export const hasRepeatedNames = (pairs: [string, string][]): boolean =>
  new Set(pairs.map(([name]) => name)).size < pairs.length;
