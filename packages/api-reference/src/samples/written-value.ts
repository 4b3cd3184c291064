import { plainText, printJson } from '../json/digits.ts';
import { decoded } from '../document/problem.ts';
import { isObject, type Json } from '../json/json.ts';
import type { Writing } from '../model/api-model.ts';
import { mediaKind } from './media-kind.ts';

/**
 * Serialization of values in URLs, headers, and forms by the styles of OpenAPI 3.1.1
 * (https://spec.openapis.org/oas/v3.1.1.html#style-values). Results are percent-encoded.
 */
type Pairs = [name: string, value: string][];

/** A value in a media type. JSON has its strings in quotes, unless an example is JSON text already. */
export const contentText = (value: Json, mediaType: string): string =>
  typeof value === 'string' && mediaKind(mediaType) === 'json' && !/^\s*[[{"]/.test(value)
    ? printJson(value)
    : plainText(value);

/** Percent-encodes text. Lone surrogates, on which `encodeURIComponent` throws, become U+FFFD. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** With `allowReserved`, what a query may contain passes, and so do percent-encoded triples (RFC 6570, section 3.2.3). */
const encoder = ({ allowReserved }: Writing) =>
  allowReserved
    ? (text: string) =>
        encoded(text)
          .replaceAll(/%(?:3A|2F|3F|40|24|2C|3B|3D)/g, (code) => decoded(code))
          .replaceAll(/%25([\dA-F]{2})/gi, '%$1')
    : encoded;

/** A list entry; its own commas are encoded, unlike the separators. */
const entry = (encode: (text: string) => string) => (text: string) =>
  encode(text).replaceAll(',', '%2C');

/** The entries of an object without null, which counts as undefined; undefined for anything else. */
const entriesOf = (value: Json): Pairs | undefined =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, one]) =>
        one === null || one === undefined ? [] : [[key, plainText(one)]],
      )
    : undefined;

/** The items of a list, or the alternating names and values of an object. */
const flat = (value: Json): string[] | undefined =>
  Array.isArray(value) ? value.map((one) => plainText(one)) : entriesOf(value)?.flat();

/** Fills in a path template and percent-encodes characters that URLs do not allow (RFC 3986). */
export const filledPath = (template: string, valueOf: (name: string) => string): string =>
  template
    .replace(/^(?!\/)/, '/')
    .replaceAll(/\{([^{}]+)\}|[^\w.~!$&'()*+,;=:@/?%#-]/gu, (sign: string, name?: string) =>
      name === undefined ? encoded(sign) : valueOf(name),
    );

/** A path segment, where no reserved character may stay: "allowReserved" is for queries. */
export function inPath(name: string, value: Json, writing: Writing = {}): string {
  const { style = 'simple', explode = false, content } = writing;
  const encode = encoded;
  const items = content ? undefined : flat(value)?.map(entry(encode));
  const pairs = content ? undefined : entriesOf(value);
  const named = explode ? pairs?.map(([key, one]) => `${encode(key)}=${encode(one)}`) : undefined;
  const single = encode(content ? contentText(value, content) : plainText(value));
  if (style === 'label') return `.${(named ?? items ?? [single]).join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return (named ?? items ?? [single]).join(',');
  if (named) return `;${named.join(';')}`;
  if (explode && items) return items.map((item) => `;${name}=${item}`).join('');
  const all = (items ?? [single]).join(',');
  return all === '' ? `;${name}` : `;${name}=${all}`;
}

const DELIMITERS = new Map([
  ['spaceDelimited', '%20'],
  ['pipeDelimited', '%7C'],
]);

/** Query pairs such as `size=s`; none for null and what is empty, which count as undefined (RFC 6570, section 2.3). */
export function inQuery(name: string, value: Json, writing: Writing = {}): string[] {
  const { style = 'form', content } = writing;
  const { explode = style === 'form' } = writing;
  const encode = encoder(writing);
  const key = encoded(name);
  if (content) return [`${key}=${encode(contentText(value, content))}`];
  const items = flat(value);
  if (value === null || items?.length === 0) return [];
  if (!items) return [`${key}=${encode(plainText(value))}`];
  const pairs = entriesOf(value);
  if (style === 'deepObject' && pairs)
    return pairs.map(([field, one]) => `${key}%5B${encoded(field)}%5D=${encode(one)}`);
  if (explode && pairs) return pairs.map(([field, one]) => `${encoded(field)}=${encode(one)}`);
  if (explode) return items.map((item) => `${key}=${encode(item)}`);
  return [`${key}=${items.map(entry(encode)).join(DELIMITERS.get(style) ?? ',')}`];
}

/** A header value, which is not encoded. Line breaks become spaces, and outer ones are dropped (RFC 9110, section 5.5). */
export function inHeader(value: Json, { explode = false, content }: Writing = {}): string {
  const pairs = explode ? entriesOf(value)?.map((pair) => pair.join('=')) : undefined;
  const text = content
    ? contentText(value, content)
    : ((pairs ?? flat(value))?.join(',') ?? plainText(value));
  return text.replaceAll(/[\0\r\n]+/g, ' ').trim();
}

/** A cookie. Encodes what RFC 6265, section 4.1.1, excludes, except separating commas, and stray percent signs. */
export const inCookie = (name: string, value: Json, writing?: Writing): string =>
  `${name}=${inHeader(value, writing).replaceAll(/[^!#-:<-[\]-~]|%(?![\da-f]{2})/giu, encoded)}`;

/** Form pairs. Without a style, lists repeat the name, and values are text of their media type or else JSON. */
export function inForm(name: string, value: Json, writing?: Writing): string[] {
  if (writing && !writing.content) return inQuery(name, value, writing);
  const all = Array.isArray(value) ? value : [value];
  return all.map((one) => encodedPair([name, contentText(one, writing?.content ?? '')]));
}

const encodedPair = ([name, value]: Pairs[number]) => `${encoded(name)}=${encoded(value)}`;

export const decodedPair = (piece: string): Pairs[number] => {
  const at = piece.indexOf('=');
  return [decoded(piece.slice(0, at)), decoded(piece.slice(at + 1))];
};

/** Decodes pairs; undefined if encoding them again would differ, such as for a raw comma. */
export function pairsOf(pieces: string[]): Pairs | undefined {
  const pairs = pieces.map(decodedPair);
  return pairs.every((pair, index) => encodedPair(pair) === pieces[index]) ? pairs : undefined;
}
