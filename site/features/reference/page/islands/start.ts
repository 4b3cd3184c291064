import type { Island } from '../../../../shell/page/article/islands/island.ts';
import revealTarget from '../../../../shell/page/article/islands/reveal-target.ts';
import { startPart } from '../../../../shell/page/error-boundary/start-part.ts';
import { foldAll } from './fold-all.ts';
import { followScroll } from './follow-scroll.ts';
import { holdTarget } from './hold-target.ts';
import { offerConsole } from './offer-console.ts';
import { leadOn } from './rewrite-links.ts';
import { pickForm } from './pick-form.ts';
import { openForPrint } from './print.ts';
import { rememberLanguage } from './sample-language.ts';
import { writeSamples } from './write-samples.ts';

/** What each is called. None has a place of its own. */
const islands: [name: string, start: Island][] = [
  ['way to another page', leadOn],
  ['choice of language', rememberLanguage],
  ['samples in other languages', writeSamples],
  ['choice of a form', pickForm],
  ['unfolding of fields', revealTarget],
  ['folding of all', foldAll],
  ['way to a field', holdTarget],
  ['list of operations', followScroll],
  ['unfolding for print', openForPrint],
  ['consoles', offerConsole],
];

/**
 * Brings to life what moves on a reference page, each part by itself: one that fails stops no other.
 * Answers a function that ends it again.
 */
export default function startReference(article: HTMLElement): () => void {
  const ends = islands.map(([name, start]) => startPart(name, null, () => start(article)));
  return () => ends.forEach((end) => end());
}
