import { blocks, type Block } from './markdown.ts';
import { flow } from './printables.ts';

/** Beside a staff card: whom to call, which an island fills in where this device knows it (islands/contacts.ts). */
export const whomToCall = (): Block =>
  flow(
    'div',
    { 'data-contacts': '' },
    ...blocks(
      'Ask your lead whom to call. An administrator can fill in the [card of contacts](/docs/support#whom-to-ask), and this part shows it on this device.',
    ),
  );
