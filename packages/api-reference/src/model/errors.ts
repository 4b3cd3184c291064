import { kebab, type Anchors } from './pages.ts';
import { sentencesIn } from './examples.ts';
import type { ErrorSentence, Operation } from './api-model.ts';

/** Digits of a sentence stand for any number: "57 seconds" and "9 seconds" are one sentence. */
const general = (sentence: string) => sentence.replaceAll(/(?<![.\w])\d+(?![.\w])/g, 'n');

/** Every sentence that an answer of 400 or more carries, in the order of the document. */
export function errorsOf(operations: Operation[], anchors: Anchors): ErrorSentence[] {
  const found = new Map<string, ErrorSentence>();
  for (const { anchor, summary, answers } of operations) {
    for (const { status, description, examples } of answers) {
      if (!/^[45]/.test(status)) continue;
      for (const sentence of new Set(examples.flatMap(({ value }) => sentencesIn(value)))) {
        const key = general(sentence);
        const error: ErrorSentence = found.get(key) ?? {
          sentence,
          anchor: anchors(`error-${shortened(kebab(key))}`),
          statuses: [],
          when: [],
          operations: [],
        };
        add(error.statuses, status, (one) => one);
        add(error.when, description, (one) => one);
        add(error.operations, { anchor, summary }, (one) => one.anchor);
        found.set(key, error);
      }
    }
  }
  return [...found.values()];
}

/** Long sentences give their first words to the anchor. */
const shortened = (words: string) =>
  words.length > 80 ? words.slice(0, 80).replace(/-[^-]*$/, '') : words;

function add<Item>(list: Item[], item: Item, key: (item: Item) => string): void {
  if (!list.some((one) => key(one) === key(item))) list.push(item);
}
