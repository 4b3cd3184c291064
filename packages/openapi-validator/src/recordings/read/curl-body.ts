import { formPart } from './curl-form-part.ts';
import type { Option } from './curl-options.ts';

/** What a command sends as its body. */
export interface Sent {
  /** Undefined where a part of it comes from a file. */
  text: string | undefined;
  /** The media type that curl gives it unless a header does. */
  mediaType: string;
}

const asData = /^(?:data(?:-raw|-ascii|-binary|-urlencode)?|json)$/;

export const isData = ({ name }: Option): boolean => asData.test(name);
export const isForm = ({ name }: Option): boolean => name === 'form' || name === 'form-string';

/** Pieces are joined with `&`; only a piece of `--json` follows as it is. */
export function dataOf(options: readonly Option[]): Sent | undefined {
  const pieces = options.filter(isData);
  if (pieces.length === 0) return undefined;
  const isJson = pieces.some(({ name }) => name === 'json');
  let text: string | undefined = '';
  for (const [index, { name, value }] of pieces.entries()) {
    const piece = pieceOf(name, value);
    text =
      text === undefined || piece === undefined
        ? undefined
        : `${text}${index > 0 && name !== 'json' ? '&' : ''}${piece}`;
  }
  return { text, mediaType: isJson ? 'application/json' : 'application/x-www-form-urlencoded' };
}

function pieceOf(name: string, value: string): string | undefined {
  if (name === 'data-raw') return value;
  if (name === 'data-urlencode') return urlEncoded(value);
  return value.startsWith('@') ? undefined : value;
}

/** `content`, `=content`, `name=content`; undefined for `@file` and `name@file`. */
export function urlEncoded(value: string): string | undefined {
  const at = value.search(value.includes('=') ? '=' : '@');
  if (at >= 0 && value[at] === '@') return undefined;
  const name = value.slice(0, Math.max(at, 0));
  return `${name && `${name}=`}${escaped(value.slice(at + 1))}`;
}

const escaped = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
    .replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

/** The parts of `-F` as multipart/form-data. */
export function formOf(options: readonly Option[]): Sent | undefined {
  const fields = options.filter(isForm);
  if (fields.length === 0) return undefined;
  const isBackslashed = options.some(({ name }) => name === 'form-escape');
  const parts = fields.map((field) => formPart(field, isBackslashed));
  let boundary = '------------------------recording';
  while (parts.some((part) => part?.includes(boundary))) boundary += '-';
  const text = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('');
  return {
    text: parts.includes(undefined) ? undefined : `${text}--${boundary}--\r\n`,
    mediaType: `multipart/form-data; boundary=${boundary}`,
  };
}
