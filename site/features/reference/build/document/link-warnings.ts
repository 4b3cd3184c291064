import { decoded, type ResolvedLinks } from './resolve-links.ts';

/**
 * What is amiss with the links of a document, a sentence for each target with its file, its lines and the cure.
 *
 * @param ids of all elements on the pages of its reference
 */
export function linkWarnings(
  { source, astray, anchors }: ResolvedLinks,
  ids: Set<string>,
): string[] {
  const lost = anchors.filter(({ anchor }) => !ids.has(decoded(anchor)));
  return [
    ...told(astray, (target) => [
      `"${target}" leads nowhere from a page of this site, and has lost its link.`,
      'Write the whole address, or name "linkBase" beside the document.',
    ]),
    ...told(lost, (target) => [
      `"${target}" is no part of this reference.`,
      'Take the anchor from the address of the part.',
    ]),
  ];

  function told(found: typeof astray, words: (target: string) => [string, string]): string[] {
    const pointers = new Map<string, string>();
    for (const { target, pointer } of found)
      if (!pointers.has(target)) pointers.set(target, pointer);
    return [...pointers].map(([target, pointer]) => {
      const [fault, cure] = words(target);
      const lines = source.linesWith(target).slice(0, MOST).join(', ');
      const place = [source.file, lines].filter(Boolean).join(':');
      return `${place} (${pointer}): The link ${fault} ${cure}`;
    });
  }
}

/** So many lines are named for one target. */
const MOST = 5;
