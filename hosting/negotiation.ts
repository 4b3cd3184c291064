/** Whether `Accept-Encoding` allows a coding (RFC 9110, 12.5.3); `q=0` forbids one. */
export function acceptsCoding(accepted: string | undefined, coding: 'br' | 'gzip'): boolean {
  const weights = new Map<string, number>();
  for (const entry of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}

/**
 * Whether a list of ETags has this one (RFC 9110, 8.8.3.2). `If-None-Match` compares weakly; `If-Match` strongly: then a
 * weak ETag equals none.
 */
export function matchesTag(list: string | undefined, tag: string, isStrong = false): boolean {
  if (list?.trim() === '*') return true;
  const tags: readonly string[] = list?.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((one) => (isStrong ? one : one.replace(/^W\//, '')) === tag);
}

/** Offsets of the first and the last byte, both inclusive. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses `Range` for a file of `size` bytes (RFC 9110, 14.2). Undefined if the whole file is to be sent: no header,
 * another unit, several ranges, which nobody needs for these files, or `If-Range` does not match. `unsatisfiable` if
 * the range starts after the end.
 */
export function parseRange(
  size: number,
  tag: string,
  { range, 'if-range': ifRange }: { range?: string | undefined; 'if-range'?: string | undefined },
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (ifRange !== undefined && ifRange.trim() !== tag) return undefined;
  const [from, to] = [Number(first), Number(last)];
  if (first === '')
    return to === 0 ? 'unsatisfiable' : { start: Math.max(0, size - to), end: size - 1 };
  if (last !== '' && to < from) return undefined;
  if (from >= size) return 'unsatisfiable';
  return { start: from, end: last === '' ? size - 1 : Math.min(to, size - 1) };
}
