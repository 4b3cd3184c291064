/** The codings a reader takes, by name: whether a coding may be sent (RFC 9110, 12.5.3). `q=0` forbids one. */
export function takesCoding(accepted: string | undefined, coding: 'br' | 'gzip'): boolean {
  const weights = new Map<string, number>();
  for (const entry of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}

/** Whether what a reader has is what would be sent: `If-None-Match` (RFC 9110, 13.1.2), a list, weak tags too. */
export function hasAlready(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  const tags: readonly string[] = ifNoneMatch?.match(/"[^"]*"/g) ?? [];
  return tags.includes(tag);
}

/** Bytes from the first to the last, both counted from 0. */
interface Span {
  start: number;
  end: number;
}

/**
 * The part of `size` bytes that a `Range` asks for (RFC 9110, 14.2). Undefined where all are to be sent: without such
 * a header, in another unit, for more than one part, which nobody needs of these files, or where `If-Range` names
 * another state of the file. `unsatisfiable` where the part begins behind the end.
 */
export function spanOf(
  size: number,
  tag: string,
  { range, 'if-range': ifRange }: { range?: string | undefined; 'if-range'?: string | undefined },
): Span | 'unsatisfiable' | undefined {
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
