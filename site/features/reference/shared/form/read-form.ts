import type { Schema } from '@frontline/specs/document';
import { decoded } from '../../../../shell/shared/decoded.ts';
import type { FormBody } from './form-body.ts';
import { parsed } from './form-value.ts';

/** The fields that the text of a form stands for: what is a list or an object in the document is one again. */
export function readForm({ schema, writing = {} }: FormBody, text: string): object {
  const fields = new Map(Object.entries(schema.properties ?? {}));
  const given = new Map<string, string[]>();
  for (const piece of text.split('&').filter(Boolean)) {
    const at = piece.includes('=') ? piece.indexOf('=') : piece.length;
    const name = plain(piece.slice(0, at));
    given.set(name, [...(given.get(name) ?? []), piece.slice(at + 1)]);
  }
  return Object.fromEntries(
    [...given].map(([name, values]) => {
      const isOneText = Object.hasOwn(writing, name) && writing[name]!.explode === false;
      return [name, valueOf(fields.get(name) ?? {}, values, isOneText)];
    }),
  );
}

function valueOf({ type }: Schema, values: string[], isOneText: boolean): unknown {
  const [only = '', ...more] = values;
  if (type === 'array' && isOneText && more.length === 0) return only.split(',').map(plain);
  if (type === 'array' || more.length > 0) return values.map(plain);
  return type === 'object' ? parsed(plain(only)) : plain(only);
}

/** In a form, a plus stands for a space. */
const plain = (text: string): string => decoded(text.replaceAll('+', ' '));
