import type { Option } from './curl-options.ts';
import { Unreadable } from '../exchange.ts';
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
export function dataOf(options: readonly Option[]): CurlBody | undefined {
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
    .replaceAll('%20', '+')
    .replaceAll('%00', VARIABLE);

/** The `-F` options as multipart/form-data. */
export function formOf(options: readonly Option[]): CurlBody | undefined {
  const fields = options.filter(isForm);
  if (fields.length === 0) return undefined;
  const parts = fields.map(partOf);
  let boundary = '------------------------recording';
  while (parts.some((part) => part?.includes(boundary))) boundary += '-';
  const text = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('');
  return {
    text: parts.includes(undefined) ? undefined : `${text}--${boundary}--\r\n`,
    mediaType: `multipart/form-data; boundary=${boundary}`,
  };
}

/** Undefined if its content is in a file, or its value may have parameters such as `;type=`. */
function partOf({ name: option, value }: Option): string | undefined {
  const at = value.indexOf('=');
  if (at < 0) throw new Unreadable(`--${option} of this curl command has no "=" behind its name.`);
  const content = value.slice(at + 1);
  if (option === 'form' && /^\s*[@<("]|;/.test(content)) return undefined;
  const name = value
    .slice(0, at)
    .replaceAll(/["\r\n]/g, (one) => ({ '"': '%22', '\r': '%0D', '\n': '%0A' })[one]!);
  return `Content-Disposition: form-data; name="${name}"\r\n\r\n${content}`;
}
