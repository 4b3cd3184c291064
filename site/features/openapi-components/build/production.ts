import type { PhrasingContent, Table } from 'mdast';
import { holders, type Holder } from '../../../content/about-apis.ts';
import { statusAdvice } from '../../../content/status-advice.ts';
import type { ApiOperation, Facts } from './documents.ts';
import { credentials, needs, requestPrefix, words } from './first-calls.ts';
import { code, inline, link, table, text } from './markdown.ts';

const toOperation = ({ api, anchor, summary }: ApiOperation) =>
  link(`/docs/apis/${api}#${anchor}`, text(summary));

/** A table of what to do on each documented status. Throws if one has no advice. */
export function statusTable({ operations }: Facts): Table {
  for (const { status } of [...operations.values()].flatMap(({ answers }) => answers))
    if (!statusAdvice[status])
      throw new RangeError(`site/content/status-advice.ts has no ${status}.`);
  return table(
    ['Status', 'What it means, and what to do'],
    Object.entries(statusAdvice).map(([status, { means, act }]) => [
      [code(status)],
      inline(`${means} ${act}`),
    ]),
  );
}

/** A table of credentials: where each goes, what it opens, who issues it and who holds it. */
export const keyTable = (facts: Facts, contact: PhrasingContent): Table =>
  table(
    ['Credential', 'Where it goes', 'Opens', 'From whom', 'Who holds it'],
    credentials(facts).map(({ api, title, credential }): PhrasingContent[][] => {
      const written = holders[api];
      const known: Holder | undefined = written
        ? written[credential.name]
        : { scope: 'Not described here', holder: `The system that calls the ${title}` };
      if (!known)
        throw new RangeError(
          `site/content/about-apis.ts does not say who holds ${credential.name}.`,
        );
      const opens = [...facts.operations.values()].filter(
        (operation) => operation.api === api && needs(operation, credential),
      );
      return [
        [link(`/docs/apis/${api}#${credential.anchor}`, text(words(credential.name)))],
        [text(`${credential.kind}: `), code(requestPrefix(credential))],
        [
          ...opens.flatMap((operation, at) => [
            ...(at > 0 ? [text(', ')] : []),
            toOperation(operation),
          ]),
          text(`. Scope: ${known.scope.replace(/^./, (first) => first.toLowerCase())}.`),
        ],
        known.from ? [text(known.from)] : [text('Ask '), contact],
        [text(known.holder)],
      ];
    }),
  );
