/** Serialization family of a body. */
export type MediaKind = 'json' | 'form' | 'multipart' | 'xml' | 'binary' | 'text';

/** Binary types under `application/`. */
const BINARY =
  /^application\/(octet-stream|pdf|zip|gzip|wasm|x-(tar|7z-compressed|gzip)|vnd\.rar)$/;

/** A media type without parameters, lowercase since names are case-insensitive (RFC 6838). */
export const essence = (mediaType: string): string =>
  (mediaType.split(';')[0] ?? '').trim().toLowerCase();

/** Classifies a media type by its type, subtype, and structured syntax suffix (RFC 6838, RFC 6839). */
export function mediaKind(mediaType: string): MediaKind {
  const whole = essence(mediaType);
  const [type = '', subtype = ''] = whole.split('/');
  const suffix = /\+([^+]+)$/.exec(subtype)?.[1] ?? subtype;
  if (type === 'multipart') return 'multipart';
  if (whole === 'application/x-www-form-urlencoded') return 'form';
  if (suffix === 'json' || whole === '*/*' || whole === 'application/*') return 'json';
  if (suffix === 'xml') return 'xml';
  if (['image', 'audio', 'video', 'font'].includes(type)) return 'binary';
  return BINARY.test(whole) ? 'binary' : 'text';
}

/** A media type that can be sent, for a range such as `image/*`. */
export const concrete = (mediaType: string): string => RANGES.get(essence(mediaType)) ?? mediaType;

const RANGES = new Map([
  ['*/*', 'application/json'],
  ['application/*', 'application/json'],
  ['text/*', 'text/plain'],
  ['image/*', 'image/png'],
  ['audio/*', 'audio/mpeg'],
  ['video/*', 'video/mp4'],
  ['font/*', 'font/woff2'],
]);
