import { MAX_NAMES } from './exact-form.ts';
import type { Index } from './indexed.ts';
import { titleOf } from './read-index.ts';

/** A section's text, or undefined until it has been loaded. */
export type TextOf = (section: number) => string | undefined;

/** Finds the sections that contain a name as an exact substring, in ascending order. */
type FindSections = (name: string, textOf: TextOf) => number[];

const SEPARATOR = '\n';
/**
 * How many results are cached: as many as one question needs, which are its names, each also without the end of its
 * path, and the whole question. The sections with a longer name are among those with its prefix, searched a letter ago.
 */
const CACHE_SIZE = 2 * MAX_NAMES + 1;

/** Letters by frequency in English, the most frequent first; other characters are rarer. */
const BY_FREQUENCY = ' etaoinsrhldcumfpgwybvkxjqz';
/** Longer needles make browsers slower: they no longer skip to the first letter. */
const NEEDLE_LENGTH = 6;

interface CachedSearch {
  name: string;
  sections: number[];
}

/**
 * Creates a substring search over all titles and texts. They are joined into one string on the first search after the
 * texts have loaded: a browser searches that far faster than an index of ours, which would also have to be
 * downloaded.
 */
export function createSubstringSearch(index: Index): FindSections {
  const { count } = index.sections;
  const starts = new Uint32Array(count + 1);
  let letters: string | undefined;
  let cache: CachedSearch[] = [];
  return (name, textOf) => {
    if (letters === undefined && (count === 0 || textOf(0) === undefined)) return [];
    letters ??= collect(textOf);
    const prefix = cache.find((one) => name.startsWith(one.name));
    const sections = prefix
      ? prefix.sections.filter((section) => contains(section, name))
      : searchAll(name);
    cache = [{ name, sections }, ...cache.filter((one) => one !== prefix)].slice(0, CACHE_SIZE);
    return sections;
  };

  function searchAll(name: string): number[] {
    const found: number[] = [];
    const offset = rarestLetter(name);
    const needle = name.slice(offset, offset + NEEDLE_LENGTH);
    for (let at = letters!.indexOf(needle, offset); at >= 0;) {
      const isMatch = letters!.startsWith(name, at - offset);
      if (isMatch) found.push(sectionAt(at - offset));
      const from = isMatch ? starts[found.at(-1)! + 1]! + offset : at + 1;
      at = letters!.indexOf(needle, from);
    }
    return found;
  }

  function contains(section: number, name: string): boolean {
    return letters!.slice(starts[section], starts[section + 1]).includes(name);
  }

  function collect(textOf: TextOf): string {
    const all: string[] = [];
    let length = 0;
    for (let section = 0; section < count; section++) {
      const own =
        `${titleOf(index.sections, section)} ${textOf(section) ?? ''}${SEPARATOR}`.toLowerCase();
      all.push(own);
      length += own.length;
      starts[section + 1] = length;
    }
    return all.join('');
  }

  function sectionAt(place: number): number {
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** The position of the rarest letter of a name. */
function rarestLetter(name: string): number {
  let rarest = 0;
  let max = -1;
  for (let at = 0; at < name.length; at++) {
    const place = BY_FREQUENCY.indexOf(name[at]!);
    const rank = place < 0 ? BY_FREQUENCY.length : place;
    if (rank > max) [rarest, max] = [at, rank];
  }
  return rarest;
}
