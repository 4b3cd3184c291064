import { isNumber, plainText } from '../json/digits.ts';
import { isObject, type Json } from '../json/json.ts';

/** Literal syntax of a language. */
interface Grammar {
  text(value: string): string;
  key(name: string): string;
  list: [open: string, close: string];
  map: [open: string, close: string];
  constants: { true: string; false: string; null: string };
  /** An empty map, if it would otherwise look like a list. */
  empty?: string;
}

/** Formats a value as a literal; nested lines are indented by `indent` beyond `margin`. */
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

/** A quoted and escaped string literal. */
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

/** Single-quoted PHP strings know only these two escapes; line breaks need double quotes. */
export const phpText = (value: string): string =>
  /[\n\r]/.test(value)
    ? quoted(value, '"').replaceAll('$', '\\$')
    : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Pairs as a map, in order. */
export const mapOf = (pairs: [string, string][]): Json => Object.fromEntries(pairs);

/** Whether a name repeats, so that a map cannot represent the pairs. */
export const hasRepeatedNames = (pairs: [string, string][]): boolean =>
  new Set(pairs.map(([name]) => name)).size < pairs.length;
