import { plainText } from '../json/digits.ts';
import { decoded } from '../document/problem.ts';
import { isObject, type Json } from '../json/json.ts';
import type { Writing } from '../model/api-model.ts';

/**
 * Values as they stand in an address, a header or a form, by the styles of OpenAPI 3.1.1
 * (https://spec.openapis.org/oas/v3.1.1.html#style-values). All that is answered is encoded.
 */
type Pairs = [name: string, value: string][];

const encoder = ({ allowReserved }: Writing) =>
  allowReserved
    ? (text: string) =>
        encodeURIComponent(text).replaceAll(/%(?:3A|2F|3F|40|24|2C|3B|3D)/g, (code) =>
          decoded(code),
        )
    : encodeURIComponent;

/** An entry between commas, of which its own are told apart. */
const entry = (encode: (text: string) => string) => (text: string) =>
  encode(text).replaceAll(',', '%2C');

/** The entries of an object, or undefined for anything else. */
const entriesOf = (value: Json): Pairs | undefined =>
  isObject(value)
    ? Object.entries(value).map(([key, one]) => [key, plainText(one ?? null)])
    : undefined;

/** A list, or the names and values of an object one after the other. */
const flat = (value: Json): string[] | undefined =>
  Array.isArray(value) ? value.map((one) => plainText(one)) : entriesOf(value)?.flat();

/** A path with the values of its parameters; what an address cannot hold of its own letters is encoded (RFC 3986). */
export const filledPath = (template: string, valueOf: (name: string) => string): string =>
  template
    .replace(/^(?!\/)/, '/')
    .replaceAll(/\{([^{}]+)\}|[^\w.~!$&'()*+,;=:@/?%#-]/gu, (sign: string, name?: string) =>
      name === undefined ? encodeURIComponent(sign) : valueOf(name),
    );

export function inPath(name: string, value: Json, writing: Writing = {}): string {
  const { style = 'simple', explode = false, isContent } = writing;
  const encode = encoder(writing);
  const items = isContent ? undefined : flat(value)?.map(entry(encode));
  const pairs = isContent ? undefined : entriesOf(value);
  const named = explode ? pairs?.map(([key, one]) => `${encode(key)}=${encode(one)}`) : undefined;
  const single = encode(plainText(value));
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

/** The pieces of a query, such as `size=s`. */
export function inQuery(name: string, value: Json, writing: Writing = {}): string[] {
  const { style = 'form', isContent } = writing;
  const { explode = style === 'form' } = writing;
  const encode = encoder(writing);
  const key = encodeURIComponent(name);
  const items = flat(value);
  if (isContent || !items) return [`${key}=${encode(plainText(value))}`];
  const pairs = entriesOf(value);
  if (style === 'deepObject' && pairs)
    return pairs.map(([field, one]) => `${key}%5B${encodeURIComponent(field)}%5D=${encode(one)}`);
  if (explode && pairs)
    return pairs.map(([field, one]) => `${encodeURIComponent(field)}=${encode(one)}`);
  if (explode) return items.map((item) => `${key}=${encode(item)}`);
  return [`${key}=${items.map(entry(encode)).join(DELIMITERS.get(style) ?? ',')}`];
}

/** A header, which is not encoded. */
export function inHeader(value: Json, { explode = false, isContent }: Writing = {}): string {
  const pairs = isContent ? undefined : entriesOf(value);
  if (explode && pairs) return pairs.map((pair) => pair.join('=')).join(',');
  return isContent ? plainText(value) : (flat(value)?.join(',') ?? plainText(value));
}

/** A cookie: what would end or break its value (RFC 6265, 4.1.1) is encoded, and commas stay between entries. */
export const inCookie = (name: string, value: Json, writing?: Writing): string =>
  `${name}=${inHeader(value, writing).replaceAll(/[^!#-:<-[\]-~]/gu, encodeURIComponent)}`;

/** The pieces of a form: a list is one for each entry, an object is JSON, unless the document says else. */
export function inForm(name: string, value: Json, writing?: Writing): string[] {
  if (writing) return inQuery(name, value, writing);
  const all = Array.isArray(value) ? value : [value];
  return all.map((one) => encodedPair([name, plainText(one)]));
}

const encodedPair = ([name, value]: Pairs[number]) =>
  `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;

/** The names and values of pieces; undefined where they say more than that, such as by a comma that is not encoded. */
export function pairsOf(pieces: string[]): Pairs | undefined {
  const pairs = pieces.map((piece): Pairs[number] => {
    const at = piece.indexOf('=');
    return [decoded(piece.slice(0, at)), decoded(piece.slice(at + 1))];
  });
  return pairs.every((pair, index) => encodedPair(pair) === pieces[index]) ? pairs : undefined;
}
