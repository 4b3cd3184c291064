import { words, type Word } from './words.ts';

/** A piece of a text, and whether it is one of the words looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** Texts are read up to here, in characters, so that one huge section cannot stall a key stroke. */
const READ = 12_000;

/** Cuts a text into pieces at the words that `isHit` tells; the pieces joined are the text. */
export function markWords(text: string, isHit: (term: string) => boolean): Piece[] {
  return pieces(
    text,
    words(text).filter(({ term }) => isHit(term)),
  );
}

/**
 * About `length` characters of a text around its best passage, cut at words, in pieces.
 * Without any hit it is the beginning of the text.
 */
export function excerpt(text: string, isHit: (term: string) => boolean, length = 140): Piece[] {
  const hits = words(text.slice(0, READ)).filter(({ term }) => isHit(term));
  const first = densest(hits, length);
  const lead =
    first === undefined || first.end <= length ? 0 : wordStart(text, first.start - length / 4);
  const end = text.length - lead <= length ? text.length : wordEnd(text, lead + length);
  const shown = hits
    .filter((word) => word.start >= lead && word.end <= end)
    .map((word) => ({ ...word, start: word.start - lead, end: word.end - lead }));
  const middle = pieces(text.slice(lead, end), shown);
  if (lead > 0) middle.unshift({ text: '… ', hit: false });
  if (end < text.length) middle.push({ text: ' …', hit: false });
  return middle;
}

/** The hit from which the most different words follow within `length` characters. */
function densest(hits: Word[], length: number): Word | undefined {
  let best: Word | undefined;
  let most = 0;
  hits.forEach((from, at) => {
    const near = new Set<string>();
    for (let next = at; next < hits.length && hits[next]!.end - from.start < length * 0.7; next++) {
      near.add(hits[next]!.term);
    }
    if (near.size > most) [most, best] = [near.size, from];
  });
  return best;
}

function pieces(text: string, hits: Word[]): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const { start, end } of hits) {
    if (start > at) found.push({ text: text.slice(at, start), hit: false });
    found.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < text.length) found.push({ text: text.slice(at), hit: false });
  return found;
}

function wordStart(text: string, near: number): number {
  const space = text.indexOf(' ', Math.max(0, Math.floor(near)));
  return space < 0 ? 0 : space + 1;
}

function wordEnd(text: string, near: number): number {
  const space = text.lastIndexOf(' ', near);
  return space <= 0 ? near : space;
}
