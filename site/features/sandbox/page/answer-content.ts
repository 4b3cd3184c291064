import { essence, mediaKind } from '../../reference/shared/samples/media-kind.ts';

/** The bytes of an answer as text, every one of which is kept; else as they came. */
export function contentOf(
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
): { text: string; data?: Blob } {
  const text = mediaKind(mediaType) === 'binary' ? undefined : decodedText(bytes, mediaType);
  if (text !== undefined) return { text };
  return bytes.length === 0
    ? { text: '' }
    : { text: '', data: new Blob([bytes], { type: essence(mediaType) }) };
}

/** Undefined where the bytes are no text of the character set that the type names, or of UTF-8. */
function decodedText(bytes: Uint8Array<ArrayBuffer>, mediaType: string): string | undefined {
  const [, named = 'utf-8'] = /;\s*charset="?([^\s";]+)/i.exec(mediaType) ?? [];
  try {
    return new TextDecoder(named, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
