import {
  concrete,
  decodedPair,
  escapeName,
  inQuery,
  type FormBody,
  type OperationForm,
  isObject,
  type Json,
  contentText,
  mediaKind,
  type FormPart,
} from '@frontline/api-reference/page';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import type { FormState } from './form-value.ts';
import { isRaw, printBody, readForm } from './form-body.ts';

type SentBody = Pick<RawRequest, 'body' | 'content' | 'parts'> & { contentType: string };

export function serializeBody(form: OperationForm, state: FormState): SentBody {
  const { body: media } = form;
  if (!media) return { contentType: '', body: '' };
  const mediaType = concrete(media.mediaType);
  const isText = isRaw(form, state);
  if (mediaKind(mediaType) === 'multipart')
    return multipart(media, isText ? readForm(media, state.raw) : state.body);
  if (!isText && state.body instanceof Blob)
    return { contentType: mediaType, body: blobPlaceholder(state.body), content: state.body };
  return { contentType: mediaType, body: isText ? state.raw : printBody(form, state.body) };
}

interface Part {
  name: string;
  value: string | File;
  type: string;
  headers?: [name: string, value: string][];
}

/** Serializes a multipart form (RFC 7578). */
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
    body: chunks
      .map((chunk) => (typeof chunk === 'string' ? chunk : blobPlaceholder(chunk)))
      .join(''),
    ...(hasFile && { content: new Blob(chunks) }),
    parts: parts.map(toFormPart),
  };
}

/** The parts of a field: one for each list entry, none for a file that is not chosen. */
function partsOf(
  { schema, types = {}, headers = {}, writing = {} }: FormBody,
  name: string,
  value: unknown,
): Part[] {
  const own = Object.hasOwn(headers, name) && { headers: headers[name]! };
  const declared = Object.hasOwn(types, name) ? types[name]! : '';
  const [first = '', ...more] = declared.split(',').map((type) => type.trim());
  const field = schema.properties?.[name];
  const isFile = (field?.items ?? field)?.format === 'binary';
  if (Object.hasOwn(writing, name) && !isFile && value !== undefined)
    return inQuery(name, value as Json, writing[name]).map((pair) => {
      const [called, text] = decodedPair(pair);
      return { name: called, value: text, type: '', ...own };
    });
  return [value].flat().flatMap((one): Part[] => {
    if (one instanceof File)
      return [{ name, value: one, type: typeOf(one, [first, ...more]), ...own }];
    if (isFile || one === undefined) return [];
    const isJson = isObject(one as Json) || Array.isArray(one);
    const exact = first.includes('*') ? '' : first;
    const type = exact || (isJson ? 'application/json' : '');
    return [{ name, value: contentText(one as Json, type), type, ...own }];
  });
}

/** The media type of the file if the document allows it, else the first exact one of the document. */
function typeOf({ type }: File, allowed: string[]): string {
  const fits = (one: string) =>
    one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1)));
  const [named] = allowed.filter((one) => one !== '' && !one.includes('*'));
  return (type !== '' && allowed.some(fits) ? type : named) || type || 'application/octet-stream';
}

function headOf({ name, value, type, headers = [] }: Part): string {
  const file = typeof value === 'string' ? '' : `; filename="${escapeName(value.name)}"`;
  return [
    `Content-Disposition: form-data; name="${escapeName(name)}"${file}`,
    ...(type ? [`Content-Type: ${type}`] : []),
    ...headers.map((header) => header.join(': ')),
  ].join('\r\n');
}

/** A boundary that occurs in none of the parts. */
function boundaryOf(parts: Part[]): string {
  const texts = parts.map(({ value }) => (typeof value === 'string' ? value : ''));
  let boundary = 'part-of-the-form';
  while (texts.some((text) => text.includes(boundary))) boundary += `-${texts.length}`;
  return boundary;
}

/** Text that stands in for binary data in a printed request. */
const blobPlaceholder = (data: Blob): string =>
  `(the ${data.size} bytes of ${data instanceof File ? data.name : 'the file'})`;

const toFormPart = ({ name, value, type, headers }: Part): FormPart => ({
  name,
  value: typeof value === 'string' ? value : '',
  ...(typeof value !== 'string' && { file: value.name }),
  ...(type && { type }),
  ...(headers && { headers }),
});
