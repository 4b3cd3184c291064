import { words, type Word } from './words.ts';

/** A piece of a text, and whether it is a matched word. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** How many characters of a text are read, so that a huge section cannot block a keystroke. */
const MAX_TEXT_READ = 12_000;

/** Splits a text at the words for which `isHit` is true; the pieces joined are the text. */
export function markWords(text: string, isHit: (term: string) => boolean): Piece[] {
  return pieces(
    text,
    words(text).filter(({ term }) => isHit(term)),
  );
}

/**
 * About `length` characters of a text around its best passage, cut at word boundaries, in pieces.
 * Without a hit it is the beginning of the text.
 */
export function excerpt(text: string, isHit: (term: string) => boolean, length = 140): Piece[] {
  const hits = words(text.slice(0, MAX_TEXT_READ)).filter(({ term }) => isHit(term));
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

/** The hit followed by the most distinct words within `length` characters. */
function densest(hits: Word[], length: number): Word | undefined {
  let best: Word | undefined;
  let max = 0;
  hits.forEach((from, at) => {
    const near = new Set<string>();
    for (let next = at; next < hits.length && hits[next]!.end - from.start < length * 0.7; next++) {
      near.add(hits[next]!.term);
    }
    if (near.size > max) [max, best] = [near.size, from];
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
