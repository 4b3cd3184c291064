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
  type Writing,
} from '@frontline/api-reference/page';
import { type FormState, parseOrText } from './form-value.ts';
import { decoded } from '../../../../shell/shared/decoded.ts';

/** How a body is edited and serialized: as JSON, as form fields, or as plain text. */
export function kindOf(mediaType: string): 'json' | 'form' | 'text' {
  const kind = mediaKind(mediaType);
  if (kind === 'form' || kind === 'multipart') return 'form';
  return kind === 'json' ? 'json' : 'text';
}

/** Whether a body gets inputs: a file, an object with fields, or a choice of such. Others are edited as text. */
export const isDrawn = ({ type, format, properties = {}, oneOf }: FormSchema): boolean =>
  oneOf !== undefined ||
  format === 'binary' ||
  (type === 'object' && Object.keys(properties).length > 0);

/** Whether a body with inputs can also be edited as text, which files and multipart bodies cannot. */
export const hasText = ({ mediaType, schema }: FormBody): boolean =>
  isDrawn(schema) && schema.format !== 'binary' && mediaKind(mediaType) !== 'multipart';

/** Whether the raw text of the body is sent, not its fields. */
export const isRaw = ({ body }: OperationForm, { mode }: FormState): boolean =>
  mode === 'raw' || (body !== undefined && !isDrawn(body.schema));

/** Serializes a body: as indented JSON, a form, or text. */
export function printBody({ body: media }: OperationForm, body: unknown): string {
  if (!media) return '';
  const kind = kindOf(media.mediaType);
  if (kind !== 'json' && typeof body === 'string') return body;
  if (body === undefined || body instanceof Blob) return '';
  // A line of JSON Lines holds a whole value.
  if (kind !== 'form') return printJson(body, kind === 'json' ? 2 : undefined);
  const writing = new Map(Object.entries(media.writing ?? {}));
  const pairs = Object.entries(body as Parameters<typeof inForm>[1] & object);
  return pairs.flatMap(([name, value]) => inForm(name, value ?? null, writing.get(name))).join('&');
}

/** Parses the text of a body. @throws {SyntaxError} the text is not JSON */
export function readBody({ body: media }: OperationForm, text: string): unknown {
  const kind = media ? kindOf(media.mediaType) : 'json';
  if (kind === 'text') return text;
  if (kind === 'json') return parseJson(text || '{}');
  return media!.schema.type === 'string' ? text : readForm(media!, text);
}

/** The body as text: as typed while it equals the form, else serialized from the form. */
export function rawText(form: OperationForm, { raw, body }: FormState): string {
  const typed = fieldsOf(form, raw);
  return JSON.stringify(typed) === JSON.stringify(body) ? raw : printBody(form, body);
}

/** Parses a body that a form can show, which must be an object; otherwise undefined. */
export function fieldsOf(form: OperationForm, text: string): unknown {
  try {
    const body = readBody(form, text);
    return isObject(body as Json) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a URL-encoded form; fields that the schema declares as arrays or objects become such. */
export function readForm({ schema, writing = {} }: FormBody, text: string): object {
  const fields = new Map(Object.entries(schema.properties ?? {}));
  const given = new Map<string, string[]>();
  for (const piece of text.split('&').filter(Boolean)) {
    const at = piece.includes('=') ? piece.indexOf('=') : piece.length;
    const name = decodeFormText(piece.slice(0, at));
    given.set(name, [...(given.get(name) ?? []), piece.slice(at + 1)]);
  }
  return Object.fromEntries(
    [...given].map(([name, values]) => {
      const how = Object.hasOwn(writing, name) ? writing[name]! : {};
      return [name, valueOf(fields.get(name) ?? {}, values, how)];
    }),
  );
}

function valueOf({ type }: FormSchema, values: string[], { explode, content = '' }: Writing) {
  const [only = '', ...more] = values;
  const isJson = type === 'object' || mediaKind(content) === 'json';
  const decode = (text: string) =>
    isJson ? parseOrText(decodeFormText(text)) : decodeFormText(text);
  if (type === 'array' && explode === false && more.length === 0)
    return only.split(',').map(decode);
  return type === 'array' || more.length > 0 ? values.map(decode) : decode(only);
}

/** Decodes a form field, where a plus means a space. */
const decodeFormText = (text: string): string => decoded(text.replaceAll('+', ' '));
