import type { PhrasingContent, Table } from 'mdast';
import { repeats } from '../../../repeats.ts';
import { repeatHeader, statusAdvice } from '../../../status-advice.ts';
import type { Facts, Operation } from './documents.ts';
import { kebab } from './fields.ts';
import { credentials, placeOf, words } from './first-calls.ts';
import { code, inline, link, table, text } from './markdown.ts';

const toOperation = ({ api, operationId, summary }: Operation) =>
  link(`/docs/apis/${api}#${kebab(operationId)}`, text(summary));

const takesKey = ({ parameters }: Operation) =>
  parameters.some(({ name }) => name === repeatHeader);

/** For every operation, whether it may be sent again when no answer came. Throws for one that nobody has judged. */
export const repeatTable = ({ operations }: Facts): Table =>
  table(
    ['Operation', 'Safe without a key', 'A repeat without a key answers', `With ${repeatHeader}`],
    [...operations.values()].map((operation): PhrasingContent[][] => {
      const repeat = repeats[operation.operationId];
      if (!repeat) throw new RangeError(`site/repeats.ts does not know ${operation.operationId}.`);
      return [
        [toOperation(operation)],
        [text(operation['x-repeat'] === 'safe' ? 'Yes' : 'No')],
        [code(repeat.status), text(' '), ...inline(repeat.words)],
        [text(takesKey(operation) ? 'The first answer again' : 'Not needed')],
      ];
    }),
  );

/** What to do on each status that the documents name. Throws for one that has no advice. */
export function statusTable({ operations }: Facts): Table {
  const found = new Set([...operations.values()].flatMap(({ answers }) => Object.keys(answers)));
  for (const status of found)
    if (!statusAdvice[status]) throw new RangeError(`site/status-advice.ts has no ${status}.`);
  return table(
    ['Status', 'What it means', 'What to do', 'Send it again'],
    Object.entries(statusAdvice).map(([status, { means, act, again }]) => [
      [code(status)],
      inline(means),
      inline(act),
      inline(again),
    ]),
  );
}

/** Who gives a credential, and who holds it, by its name in the documents. */
const holders: Record<string, { from: PhrasingContent[]; scope: string; holder: string }> = {
  CallButtonKey: {
    from: [],
    scope: 'Every button that carries it',
    holder: 'The call button',
  },
  LockerKey: { from: [], scope: 'One locker', holder: 'The locker' },
  SecretToken: {
    from: [],
    scope: 'Not one locker',
    holder: 'Your order system, on the server only',
  },
  EdgeDeviceKey: {
    from: [],
    scope: 'One edge device',
    holder: 'The system that sends messages',
  },
  TextSignature: {
    from: [text('The text-message service makes it with the auth token of your account there')],
    scope: 'One text-message account',
    holder: 'The text-message service',
  },
};

/** Which of the five credentials: what it opens, where it goes, from whom it comes and who holds it. */
export const keyTable = (facts: Facts, contact: PhrasingContent): Table =>
  table(
    ['Credential', 'Where it goes', 'Opens', 'From whom', 'Who holds it'],
    credentials().map(({ api, credential }): PhrasingContent[][] => {
      const known = holders[credential.name];
      if (!known) throw new RangeError(`Nobody is known to hold ${credential.name}.`);
      const opens = [...facts.operations.values()].filter(
        (operation) =>
          operation.api === api && operation.security?.some((needed) => credential.name in needed),
      );
      return [
        [link(`/docs/apis/${api}#${credential.anchor}`, text(words(credential.name)))],
        [text(`${credential.kind}: `), code(placeOf(credential))],
        [
          ...opens.flatMap((operation, at) => [
            ...(at > 0 ? [text(', ')] : []),
            toOperation(operation),
          ]),
          text(`. Scope: ${known.scope.replace(/^./, (first) => first.toLowerCase())}.`),
        ],
        known.from.length > 0 ? known.from : [text('Ask '), contact],
        [text(known.holder)],
      ];
    }),
  );
