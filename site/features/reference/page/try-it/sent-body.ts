import {
  type FormBody,
  type OperationForm,
  isObject,
  type Json,
  plainText,
  mediaKind,
  type FormPart,
} from '@frontline/api-reference/page';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import type { FormState } from './form-value.ts';
import { isRaw, printBody, readForm } from './form-body.ts';

/** A body as it is sent, with its media type. */
type SentBody = Pick<RawRequest, 'body' | 'content' | 'parts'> & { contentType: string };

export function sentBody(form: OperationForm, state: FormState): SentBody {
  const { body: media } = form;
  if (!media) return { contentType: '', body: '' };
  const { mediaType } = media;
  const isText = isRaw(form, state);
  if (mediaKind(mediaType) === 'multipart')
    return multipart(media, isText ? readForm(media, state.raw) : state.body);
  if (!isText && state.body instanceof Blob)
    return { contentType: mediaType, body: told(state.body), content: state.body };
  return { contentType: mediaType, body: isText ? state.raw : printBody(form, state.body) };
}

/** A field of a form in parts. */
interface Part {
  name: string;
  value: string | File;
  type: string;
  headers?: [name: string, value: string][];
}

/** The fields of a form, each as a part of its own (RFC 7578). */
function multipart(media: FormBody, body: unknown): SentBody {
  const parts = Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    partsOf(media, name, value),
  );
  const boundary = boundaryOf(parts);
  const heads = parts.map((part) => `--${boundary}\r\n${headOf(part)}\r\n\r\n`);
  const chunks = [
    ...parts.flatMap(({ value }, index) => [heads[index]!, value, '\r\n']),
    `--${boundary}--\r\n`,
  ];
  const hasFile = parts.some(({ value }) => typeof value !== 'string');
  return {
    contentType: `${media.mediaType}; boundary=${boundary}`,
    body: chunks.map((chunk) => (typeof chunk === 'string' ? chunk : told(chunk))).join(''),
    ...(hasFile && { content: new Blob(chunks) }),
    parts: parts.map(sampled),
  };
}

/** A list is a part for each entry. A file that nobody has chosen is none. */
function partsOf(
  { schema, types = {}, headers = {} }: FormBody,
  name: string,
  value: unknown,
): Part[] {
  const own = Object.hasOwn(headers, name) && { headers: headers[name]! };
  const asked = Object.hasOwn(types, name) ? types[name]! : '';
  const [first = '', ...more] = asked.split(',').map((type) => type.trim());
  const field = schema.properties?.[name];
  const isFile = (field?.items ?? field)?.format === 'binary';
  return [value].flat().flatMap((one): Part[] => {
    if (one instanceof File)
      return [{ name, value: one, type: typeOf(one, [first, ...more]), ...own }];
    if (isFile || one === undefined) return [];
    const isJson = isObject(one as Json) || Array.isArray(one);
    const type = first.includes('*') ? '' : first;
    const said = type || (isJson ? 'application/json' : '');
    return [{ name, value: plainText(one), type: said, ...own }];
  });
}

/** What the file says of itself, where the document allows that. */
function typeOf({ type }: File, allowed: string[]): string {
  const fits = (one: string) =>
    one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1)));
  const [named] = allowed.filter((one) => one !== '' && !one.includes('*'));
  return (type !== '' && allowed.some(fits) ? type : named) || type || 'application/octet-stream';
}

function headOf({ name, value, type, headers = [] }: Part): string {
  const file = typeof value === 'string' ? '' : `; filename="${quoted(value.name)}"`;
  return [
    `Content-Disposition: form-data; name="${quoted(name)}"${file}`,
    ...(type ? [`Content-Type: ${type}`] : []),
    ...headers.map((header) => header.join(': ')),
  ].join('\r\n');
}

/** As the HTML standard writes names ("multipart form data"). */
const quoted = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A text that none of the parts holds. */
function boundaryOf(parts: Part[]): string {
  const texts = parts.map(({ value }) => (typeof value === 'string' ? value : ''));
  let boundary = 'part-of-the-form';
  while (texts.some((text) => text.includes(boundary))) boundary += `-${texts.length}`;
  return boundary;
}

/** What a request shows in place of what no text can show. */
const told = (data: Blob): string =>
  `(the ${data.size} bytes of ${data instanceof File ? data.name : 'the file'})`;

const sampled = ({ name, value, type, headers }: Part): FormPart => ({
  name,
  value: typeof value === 'string' ? value : '',
  ...(typeof value !== 'string' && { file: value.name }),
  ...(type && { type }),
  ...(headers && { headers }),
});
