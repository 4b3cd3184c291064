/** `claimRequest` becomes `claim-request`; a sentence becomes its words with hyphens. */
export function kebab(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return plain || 'value';
}

/**
 * Hands out each anchor once; a second asker for the same name gets `-2` behind it, or the next number
 * that is free where something is really called so.
 */
export type Anchors = (...parts: string[]) => string;

export function anchorsOf(): Anchors {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return (...parts) => {
    const wished = parts.join('--');
    let anchor = '';
    let count = counts.get(wished) ?? 0;
    do {
      count += 1;
      anchor = count === 1 ? wished : `${wished}-${count}`;
    } while (taken.has(anchor));
    counts.set(wished, count);
    taken.add(anchor);
    return anchor;
  };
}
