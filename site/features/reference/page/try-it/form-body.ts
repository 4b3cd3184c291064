import {
  inForm,
  isObject,
  mediaKind,
  parseJson,
  printJson,
  type FormBody,
  type FormSchema,
  type Json,
  type OperationForm,
} from '@frontline/api-reference/page';
import { type FormState, parsed } from './form-value.ts';
import { decoded } from '../../../../shell/shared/decoded.ts';

/** How a body is typed and told: as JSON, as the fields of a form, or just as it is. */
export function kindOf(mediaType: string): 'json' | 'form' | 'text' {
  const kind = mediaKind(mediaType);
  if (kind === 'form' || kind === 'multipart') return 'form';
  return kind === 'json' ? 'json' : 'text';
}

/** Whether inputs can be drawn for a body: for an object with fields, or a choice of such. Any other is typed as text. */
export const isDrawn = ({ type, format, properties = {}, oneOf }: FormSchema): boolean =>
  oneOf !== undefined ||
  format === 'binary' ||
  (type === 'object' && Object.keys(properties).length > 0);

/** Whether the fields of a body can be typed as one text too: a file is none. */
export const hasText = ({ mediaType, schema }: FormBody): boolean =>
  isDrawn(schema) && schema.format !== 'binary' && mediaKind(mediaType) !== 'multipart';

/** Whether the text of a body counts, and not its fields. */
export const isRaw = ({ body }: OperationForm, { mode }: FormState): boolean =>
  mode === 'raw' || (body !== undefined && !isDrawn(body.schema));

/** The body as it travels: JSON with indentation, a form, or text. */
export function printBody({ body: media }: OperationForm, body: unknown): string {
  if (!media) return '';
  const kind = kindOf(media.mediaType);
  if (kind !== 'json' && typeof body === 'string') return body;
  if (body instanceof Blob) return '';
  if (kind !== 'form') return printJson(body, 2);
  const writing = new Map(Object.entries(media.writing ?? {}));
  const pairs = Object.entries(body as Parameters<typeof inForm>[1] & object);
  return pairs.flatMap(([name, value]) => inForm(name, value ?? null, writing.get(name))).join('&');
}

/** The body that a text stands for. @throws {SyntaxError} the text is not JSON */
export function readBody({ body: media }: OperationForm, text: string): unknown {
  const kind = media ? kindOf(media.mediaType) : 'json';
  if (kind === 'text') return text;
  if (kind === 'json') return parseJson(text || '{}');
  return readForm(media!, text);
}

/** The body as text: just as it was typed, as long as it says what the form says. */
export function rawText(form: OperationForm, { raw, body }: FormState): string {
  const read = fieldsOf(form, raw);
  return JSON.stringify(read) === JSON.stringify(body) ? raw : printBody(form, body);
}

/** The body that a text stands for, where a form can show it: it must be fields with values. */
export function fieldsOf(form: OperationForm, text: string): unknown {
  try {
    const body = readBody(form, text);
    return isObject(body as Json) ? body : undefined;
  } catch {
    return undefined;
  }
}

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

function valueOf({ type }: FormSchema, values: string[], isOneText: boolean): unknown {
  const [only = '', ...more] = values;
  if (type === 'array' && isOneText && more.length === 0) return only.split(',').map(plain);
  if (type === 'array' || more.length > 0) return values.map(plain);
  return type === 'object' ? parsed(plain(only)) : plain(only);
}

/** In a form, a plus stands for a space. */
const plain = (text: string): string => decoded(text.replaceAll('+', ' '));
