import { plainText } from '../json/digits.ts';
import { isObject, type Json } from '../json/json.ts';
import type { Encoding, Shape } from '../model/api-model.ts';
import { mediaKind } from './media-kind.ts';

/** A field of a form that travels in parts. */
export interface FormPart {
  name: string;
  value: string;
  /** The name of the file it comes from. */
  file?: string;
  type?: string;
  /** Further headers of the part. */
  headers?: [name: string, value: string][];
}

/** Whether a field of a form comes from a file. */
export const comesAsFile = (shape: Shape, types: string): boolean =>
  (shape.items ?? shape).format === 'binary' ||
  types.split(',').some((type) => mediaKind(type) === 'binary');

/** A field in parts: a list is a part for each entry, a file a part of its own. */
export function partsOf(
  name: string,
  value: Json,
  shape: Shape | undefined,
  { contentType: types = '', sent: headers = [] }: Partial<Encoding> = {},
): FormPart[] {
  const [given = ''] = types.split(',').map((type) => type.trim());
  const isFile = shape ? comesAsFile(shape, types) : mediaKind(given) === 'binary';
  return (Array.isArray(value) ? value : [value]).map((entry) => {
    const type = given && !given.includes('*') ? given : '';
    const isJson = isObject(entry) || Array.isArray(entry);
    return {
      name,
      value: plainText(entry),
      ...(isFile && { file: `${name}.${/^image\/(\w+)/.exec(type)?.[1] ?? 'bin'}` }),
      ...((type || isJson) && { type: type || 'application/json' }),
      ...(headers.length > 0 && { headers }),
    };
  });
}

/** Says which headers a sample leaves out whose language sends none with a part. */
export function headersLeftOut(parts: FormPart[]): string[] {
  const left = parts.flatMap(({ name, headers = [] }) =>
    headers.map(([one]) => `${one} of ${name}`),
  );
  if (left.length === 0) return [];
  return [
    `// No header goes with a part here: this call goes without ${[...new Set(left)].join(', ')}.`,
  ];
}
