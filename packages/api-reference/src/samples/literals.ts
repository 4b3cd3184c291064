import { isNumber, plainText } from '../json/digits.ts';
import { isObject, type Json } from '../json/json.ts';

/** Literal syntax of a language. */
interface Grammar {
  text(value: string): string;
  key(name: string): string;
  list: [open: string, close: string];
  map: [open: string, close: string];
  constants: { true: string; false: string; null: string };
  /** Marks a map that would otherwise be a list: one without keys, or with 0, 1 and so on. */
  cast?: string;
}

/** Formats a value as a literal; nested lines are indented by `indent` beyond `margin`. */
export function literal(value: Json, grammar: Grammar, margin = '', indent = '  '): string {
  if (value === null || typeof value === 'boolean')
    return grammar.constants[String(value) as keyof Grammar['constants']];
  if (isNumber(value)) return plainText(value);
  if (typeof value === 'string') return grammar.text(value);
  const inner = margin + indent;
  const written = (one: Json) => literal(one, grammar, inner, indent);
  const isCast = isObject(value) && Object.keys(value).every((key, at) => key === String(at));
  const [bracket, close] = Array.isArray(value) ? grammar.list : grammar.map;
  const open = (isCast ? (grammar.cast ?? '') : '') + bracket;
  const lines = isObject(value)
    ? Object.entries(value).map(([name, one]) => `${grammar.key(name)}${written(one ?? null)}`)
    : value.map(written);
  if (lines.length === 0) return open + close;
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

const isAscii = (text: string) => !/\P{ASCII}/u.test(text);

const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name);

export const javascriptGrammar: Grammar = {
  text: (value) => quoted(value),
  key: (name) => `${isName(name) ? name : quoted(name)}: `,
  list: ['[', ']'],
  map: ['{', '}'],
  constants: { true: 'true', false: 'false', null: 'null' },
};

/** Header values for `fetch`, which takes one character per byte. */
export const headerGrammar: Grammar = {
  ...javascriptGrammar,
  text: (value) =>
    isAscii(value) ? quoted(value) : `Buffer.from(${quoted(value)}).toString('latin1')`,
};

export const pythonGrammar: Grammar = {
  text: (value) => quoted(value, '"'),
  key: (name) => `${quoted(name, '"')}: `,
  list: ['[', ']'],
  map: ['{', '}'],
  constants: { true: 'True', false: 'False', null: 'None' },
};

/** Header values for requests, which takes bytes or Latin-1. */
export const pythonHeaderGrammar: Grammar = {
  ...pythonGrammar,
  text: (value) => `${quoted(value, '"')}${isAscii(value) ? '' : '.encode()'}`,
};

export const phpGrammar: Grammar = {
  text: (value) => phpText(value),
  key: (name) => `${phpText(name)} => `,
  list: ['[', ']'],
  map: ['[', ']'],
  constants: { true: 'true', false: 'false', null: 'null' },
  cast: '(object) ',
};

/** Single-quoted PHP strings know only these two escapes; line breaks need double quotes. */
export const phpText = (value: string): string =>
  /[\n\r]/.test(value)
    ? quoted(value, '"').replaceAll('$', '\\$')
    : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Pairs as a map, in order. */
export const mapOf = (pairs: [string, string][]): Json => Object.fromEntries(pairs);

/** Pairs as a map, or as a list if a name repeats. */
export const mapOrList = (pairs: [string, string][]): Json =>
  hasRepeatedNames(pairs) ? pairs : mapOf(pairs);

/** Whether a name repeats, so that a map cannot represent the pairs. */
export const hasRepeatedNames = (pairs: [string, string][]): boolean =>
  new Set(pairs.map(([name]) => name)).size < pairs.length;
