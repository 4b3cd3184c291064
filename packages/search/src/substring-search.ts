import { MOST_NAMES } from './exact-form.ts';
import type { Index } from './indexed.ts';
import { titleOf } from './read-index.ts';

/** A section's text, or undefined while it has not been loaded. */
export type TextOf = (section: number) => string | undefined;

/** Tells which sections hold a name letter by letter, in ascending order. */
type HoldersOf = (name: string, textOf: TextOf) => number[];

const BETWEEN = '\n';
/**
 * So many answers are kept, as one question may ask for: its names, each once more without the end of its path, and all
 * of it. What holds a longer name holds its beginning, which was asked for a letter ago.
 */
const KEPT = 2 * MOST_NAMES + 1;

/** The letters of English texts, the commonest first; what is none of them is rarer. */
const COMMONEST = ' etaoinsrhldcumfpgwybvkxjqz';
/** A browser leaps to the first letter of what it looks for, unless that is longer than this. */
const NEEDLE = 6;

interface Held {
  name: string;
  holders: number[];
}

/**
 * Prepares looking for letters in all titles and texts. They are brought into one string when a name is first
 * asked for, once texts are here: a browser looks through that far faster than through an index of ours, which
 * would have to be fetched too.
 */
export function createSubstringSearch(index: Index): HoldersOf {
  const { count } = index.sections;
  const starts = new Uint32Array(count + 1);
  let letters: string | undefined;
  let before: Held[] = [];
  return (name, textOf) => {
    if (letters === undefined && (count === 0 || textOf(0) === undefined)) return [];
    letters ??= collect(textOf);
    const begun = before.find((one) => name.startsWith(one.name));
    const holders = begun ? begun.holders.filter((section) => holds(section, name)) : all(name);
    before = [{ name, holders }, ...before.filter((one) => one !== begun)].slice(0, KEPT);
    return holders;
  };

  function all(name: string): number[] {
    const holders: number[] = [];
    const ahead = rarestLetter(name);
    const needle = name.slice(ahead, ahead + NEEDLE);
    for (let at = letters!.indexOf(needle, ahead); at >= 0;) {
      const isHeld = letters!.startsWith(name, at - ahead);
      if (isHeld) holders.push(sectionAt(at - ahead));
      const from = isHeld ? starts[holders.at(-1)! + 1]! + ahead : at + 1;
      at = letters!.indexOf(needle, from);
    }
    return holders;
  }

  function holds(section: number, name: string): boolean {
    return letters!.slice(starts[section], starts[section + 1]).includes(name);
  }

  function collect(textOf: TextOf): string {
    const all: string[] = [];
    let length = 0;
    for (let section = 0; section < count; section++) {
      const own =
        `${titleOf(index.sections, section)} ${textOf(section) ?? ''}${BETWEEN}`.toLowerCase();
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

/** Where the letter of a name stands that comes up least. */
function rarestLetter(name: string): number {
  let rarest = 0;
  let most = -1;
  for (let at = 0; at < name.length; at++) {
    const place = COMMONEST.indexOf(name[at]!);
    const rank = place < 0 ? COMMONEST.length : place;
    if (rank > most) [rarest, most] = [at, rank];
  }
  return rarest;
}
