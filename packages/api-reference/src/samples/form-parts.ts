import { isObject, type Json } from '../json/json.ts';
import type { Encoding, Shape } from '../model/api-model.ts';
import { concrete, mediaKind } from './media-kind.ts';
import { contentText, decodedPair, inQuery } from './written-value.ts';

/** One part of a multipart form. */
export interface FormPart {
  name: string;
  value: string;
  /** File name, for a part read from a file. */
  file?: string;
  type?: string;
  /** Further headers of the part. */
  headers?: [name: string, value: string][];
}

/** Whether a form field is read from a file. */
export const isFileField = (shape: Shape, types: string): boolean =>
  (shape.items ?? shape).format === 'binary' ||
  types.split(',').some((type) => mediaKind(type) === 'binary');

/** The parts of a field: one per list entry, or one per pair of its style. */
export function partsOf(
  name: string,
  value: Json,
  shape: Shape | undefined,
  { contentType: types = '', sent: headers = [], writing }: Partial<Encoding> = {},
): FormPart[] {
  const [given = ''] = types.split(',').map((type) => type.trim());
  const isFile = shape ? isFileField(shape, types) : mediaKind(given) === 'binary';
  if (writing && !isFile)
    return inQuery(name, value, writing).map((pair) => {
      const [called, text] = decodedPair(pair);
      return { name: called, value: text, ...(headers.length > 0 && { headers }) };
    });
  return (Array.isArray(value) ? value : [value]).map((entry) => {
    const type = isFile
      ? concrete(given.replace(/^$|^(application|\*)\/\*$/, 'application/octet-stream'))
      : given.includes('*')
        ? ''
        : given;
    const isJson = isObject(entry) || Array.isArray(entry);
    return {
      name,
      value: contentText(entry, type),
      ...(isFile && { file: fileOf(name, type) }),
      ...((type || isJson) && { type: type || 'application/json' }),
      ...(headers.length > 0 && { headers }),
    };
  });
}

/** A file name for content of a media type. */
export const fileOf = (name: string, mediaType: string): string =>
  `${name}.${/^(?:image|audio|video|font)\/(\w+)|^application\/(pdf|zip)/.exec(concrete(mediaType))?.slice(1).find(Boolean) ?? 'bin'}`;

/** Escapes a name as the HTML standard does ("multipart form data"). */
export const escapeName = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A comment naming the part headers that a language's form API cannot send. */
export function headersLeftOut(parts: FormPart[]): string[] {
  const left = parts.flatMap(({ name, headers = [] }) =>
    headers.map(([one]) => `${one} of ${name}`),
  );
  if (left.length === 0) return [];
  return [`// Headers of parts cannot be set here. Left out: ${[...new Set(left)].join(', ')}.`];
}
