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

/** Hands out each anchor once; a second asker for the same name gets `-2` behind it. */
export type Anchors = (...parts: string[]) => string;

export function anchorsOf(): Anchors {
  const taken = new Map<string, number>();
  return (...parts) => {
    const wished = parts.join('--');
    const count = (taken.get(wished) ?? 0) + 1;
    taken.set(wished, count);
    return count === 1 ? wished : `${wished}-${count}`;
  };
}
