import { findTerm } from './dictionary.ts';
import type { Wanted } from './expand.ts';
import { tellingOf, rarityOfUses } from './rarity.ts';
import type { Index } from './read-index.ts';
import { STOP_WORDS } from './stop-words.ts';

/** How much more a section counts of which a phrase is the question itself, and how fast that fades. */
const GAIN = 4;
const FADING = 2;
/** What a heading's similarity counts beside that of a phrase that was written to be asked for by. */
const HEADING = 0.4;
/** A word that says little counts this share of its rarity: more than in a text, for a phrase is short. */
const MINOR = 0.2;
/** A question of more words that say something tells a story, of which no phrase is the whole. */
const LONGEST = 7;

/** How much more each section counts for what its phrases say: 1 where none is like the question. */
export type Similarity = (section: number) => number;

/** Which of the things asked for a term stands for, and how surely. */
type Asked = Map<number, [number, number][]>;

/**
 * Prepares comparing questions with what sections are called and asked for by: the one phrase that is most like the
 * question counts, since words that stand in it together tell more than the same words strewn over several.
 */
export function createPhraseSimilarity(index: Index): (wanted: Wanted[]) => Similarity {
  const { count } = index.sections;
  const { uses, firstPhrase, firstPhraseTerm, phraseTerms } = index.occurrences();
  const weights = weightsOfTerms();
  const marks = new Uint8Array(index.dictionary.size);
  let marked: Asked = new Map();
  return (wanted) => {
    for (const term of marked.keys()) marks[term] = 0;
    const asked = wanted.filter(({ extra }) => !extra);
    if (asked.filter(({ minor }) => !minor).length > LONGEST) return () => 1;
    const askedWeights = asked.map(weightOfWanted);
    const whole = askedWeights.reduce((sum, weight) => sum + weight, 0);
    const met = new Float32Array(asked.length);
    marked = byTerm(asked);
    for (const term of marked.keys()) marks[term] = 1;
    return (section) => {
      const heading = firstPhrase[section]!;
      let most = similarityOf(heading) * HEADING;
      for (let phrase = heading + 1; phrase < firstPhrase[section + 1]!; phrase++)
        most = Math.max(most, similarityOf(phrase));
      return 1 + GAIN * most ** FADING;
    };

    /** From 0 to 1: the harmonic mean of the shares of the question and of the phrase that the other holds. */
    function similarityOf(phrase: number): number {
      let all = 0;
      let held = 0;
      for (let at = firstPhraseTerm[phrase]!; at < firstPhraseTerm[phrase + 1]!; at++) {
        const term = phraseTerms[at]!;
        all += weights[term]!;
        if (marks[term] === 0) continue;
        if (held === 0) met.fill(0);
        held += weights[term]! * meet(term);
      }
      if (held === 0) return 0;
      const ofQuestion =
        met.reduce((sum, share, which) => sum + share * askedWeights[which]!, 0) / whole;
      const ofPhrase = held / all;
      return (2 * ofQuestion * ofPhrase) / (ofQuestion + ofPhrase);
    }

    /** Notes what a term stands for; answers how surely at best. */
    function meet(term: number): number {
      let most = 0;
      for (const [which, share] of marked.get(term)!) {
        met[which] = Math.max(met[which]!, share);
        most = Math.max(most, share);
      }
      return most;
    }
  };

  function weightsOfTerms(): Float32Array {
    const found = Float32Array.from(uses, (own) => rarityOfUses(own, count));
    for (const word of STOP_WORDS) {
      const term = findTerm(index.dictionary, word);
      if (term >= 0) found[term]! *= MINOR;
    }
    return found;
  }

  function weightOfWanted({ terms, minor }: Wanted): number {
    return tellingOf(terms, uses, count) * (minor ? MINOR : 1);
  }
}

function byTerm(asked: Wanted[]): Asked {
  const found: Asked = new Map();
  asked.forEach(({ terms }, which) => {
    for (const [term, share] of terms) {
      const known = found.get(term);
      if (known) known.push([which, share]);
      else found.set(term, [[which, share]]);
    }
  });
  return found;
}
