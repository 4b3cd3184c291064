import { answerCopying } from './copy.ts';
import { followScroll } from './follow-scroll.ts';
import { holdTarget } from './hold-target.ts';
import { offerConsole } from './offer-console.ts';
import { layOutWhole } from './lay-out-whole.ts';
import { openForPrint } from './print.ts';
import { revealTarget } from './reveal-target.ts';
import { rememberLanguage } from './sample-language.ts';

const islands = [
  layOutWhole,
  answerCopying,
  rememberLanguage,
  revealTarget,
  holdTarget,
  followScroll,
  openForPrint,
  offerConsole,
];

/** Brings to life what moves on a reference page. Answers a function that ends it again. */
export function startIslands(frame: HTMLElement): () => void {
  const ends = islands.map((start) => start(frame));
  return () => ends.forEach((end) => end());
}
