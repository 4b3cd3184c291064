/** How a body is written. */
export type MediaKind = 'json' | 'form' | 'multipart' | 'xml' | 'binary' | 'text';

/** Types of `application` that nobody reads as text. */
const BINARY =
  /^application\/(octet-stream|pdf|zip|gzip|wasm|x-(tar|7z-compressed|gzip)|vnd\.rar)$/;

/** A media type without its parameters; names are the same in either case (RFC 6838). */
export const essence = (mediaType: string): string =>
  (mediaType.split(';')[0] ?? '').trim().toLowerCase();

/** What a media type says by its parts and its suffix, as RFC 6838 and RFC 6839 cut them. */
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
