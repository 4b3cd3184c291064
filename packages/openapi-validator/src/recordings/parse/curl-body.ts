import type { Option } from './curl-options.ts';
import { VARIABLE } from './posix-words.ts';

/** The body of a command. */
export interface CurlBody {
  /** Undefined if a part of it is unknown, such as a file. */
  text: string | undefined;
  /** The media type that curl sets unless a header does. */
  mediaType: string;
}

const dataOption = /^(?:data(?:-raw|-ascii|-binary|-urlencode)?|json)$/;

export const isData = ({ name }: Option): boolean => dataOption.test(name);
export const isForm = ({ name }: Option): boolean => name === 'form' || name === 'form-string';

/** Joins data options with `&`, except those of `--json`, which are concatenated. */
export function dataOf(options: readonly Option[], stdin?: string): CurlBody | undefined {
  const pieces = options.filter(isData);
  if (pieces.length === 0) return undefined;
  const isJson = pieces.some(({ name }) => name === 'json');
  let text: string | undefined = '';
  for (const [index, { name, value }] of pieces.entries()) {
    const piece = pieceOf(name, value, stdin);
    text =
      text === undefined || piece === undefined
        ? undefined
        : `${text}${index > 0 && name !== 'json' ? '&' : ''}${piece}`;
  }
  return { text, mediaType: isJson ? 'application/json' : 'application/x-www-form-urlencoded' };
}

function pieceOf(name: string, value: string, stdin: string | undefined): string | undefined {
  if (name === 'data-raw') return value;
  if (name === 'data-urlencode') return urlEncoded(value);
  // Only these two keep the line breaks of what they read.
  if (value === '@-') return /json|binary/.test(name) ? stdin : stdin?.replaceAll(/[\r\n]/g, '');
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
    .replaceAll('%20', '+')
    .replaceAll('%00', VARIABLE);

/** The `-F` options, of which only the type is read: the validators know no multipart bodies. */
export const formOf = (options: readonly Option[]): CurlBody | undefined =>
  options.some(isForm) ? { text: undefined, mediaType: 'multipart/form-data' } : undefined;
