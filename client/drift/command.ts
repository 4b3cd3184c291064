import { anchorOf, fieldOf } from '@frontline/openapi-validator';
import { apiNames } from '@frontline/specs/api-names';
import type { Operation, Schema } from '@frontline/specs/document';
import { parseArgs } from 'node:util';
import { docsUrl, apis, operationsIn, type Api } from '../check/apis.ts';
import { apiNamed } from '../check/arguments.ts';
import { UsageError, parseOrThrow, printable } from '../check/given.ts';
import { readReport, type DriftReport, type Problem } from './report.ts';

const usage = `redocly drift … --format json | drift --api ${apiNames.join('|')}

Adds to each problem that redocly drift found in recorded traffic the place in the docs that speaks of it:

  npx @redocly/cli drift session.har --api openapi.yaml --server https://… --format json

openapi.yaml is the document of the API, from the docs.

Exit codes: 0 no error · 1 an error among the problems · 2 wrong arguments or no such report`;

/** What the command needs from the machine it runs on. */
interface DriftMachine {
  print: (text: string) => void;
  /** All of standard input; undefined if it is a terminal. */
  input: () => Promise<string | undefined>;
}

/**
 * `drift`: prints a report of `redocly drift` with the places in the docs. Resolves to the exit code.
 *
 * @param docs where the docs are published
 */
export async function driftCommand(
  given: string[],
  docs: string,
  { print, input }: DriftMachine,
): Promise<number> {
  try {
    const values = parseOrThrow(() =>
      parseArgs({
        args: given,
        options: { api: { type: 'string' }, help: { type: 'boolean' } },
      }),
    );
    const text = values.help ? undefined : await input();
    if (text === undefined) {
      print(usage);
      return values.help ? 0 : 2;
    }
    const api = apis[apiNamed(values.api)];
    const report = readReport(text);
    print(formatReport(report, api, docs));
    return report.problems.some(({ severity }) => severity === 'error') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(error.message);
    return 2;
  }
}

function formatReport({ run, problems }: DriftReport, api: Api, docs: string): string {
  const kinds = new Map<string, number>();
  for (const problem of problems) {
    const { severity, operationId = 'no operation', status = '', message, occurrences } = problem;
    const heading = `${severity}: ${operationId} ${status}: ${withoutIndexes(message)}`;
    const kind = `${printable(heading)}\n  ${docsUrl(docs, api.name, anchorOfProblem(api, problem))}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + occurrences);
  }
  const { totalExchanges, documentedExchanges } = run;
  return [
    ...[...kinds].map(([kind, count]) => `${kind}\n  ${count === 1 ? 'once' : `${count} times`}\n`),
    `${api.name}: ${kinds.size} kinds of problem in ${documentedExchanges} documented of ${totalExchanges} recorded exchanges.`,
  ].join('\n');
}

/** Removes list indexes, so that a problem of several entries is reported once. */
const withoutIndexes = (message: string) => message.replaceAll(/\[\d+\]/g, '[]');

const aboutParameter = /^(?:Invalid|Missing required) (path|query|header) parameter:? "([^"]+)"/;

/** The most specific anchor for a problem: its field, its status or its operation. */
function anchorOfProblem(api: Api, problem: Problem): string {
  const { operationId, status = 0, target, dataPath = '', message } = problem;
  const found = operationsIn(api).find(({ operation }) => operation.operationId === operationId);
  if (!found) return '';
  const { operation } = found;
  const at = (...parts: (string | number)[]) => anchorOf(operation.operationId, ...parts);
  const [, place = '', name = ''] = aboutParameter.exec(message) ?? [];
  if (hasParameter(operation, place, name)) return at(place, name);
  const isAnswer = target === 'response';
  if (isAnswer && !Object.hasOwn(operation.responses, status)) return at();
  const field = fieldOf(dataPath);
  const content = isAnswer ? operation.responses[status]!.content : operation.requestBody?.content;
  const [media] = Object.values(content ?? {});
  const isNamed = field !== undefined && media && hasField(api, media.schema, field);
  if (isAnswer) return isNamed ? at(status, field) : at(status);
  return isNamed ? at('body', field) : at();
}

const hasParameter = ({ parameters = [] }: Operation, place: string, name: string) =>
  parameters.some((one) => one.in === place && one.name === name);

function hasField(api: Api, { $ref, items, properties = {} }: Schema, name: string): boolean {
  const inner = $ref ? api.document.components.schemas[$ref.split('/').at(-1)!] : items;
  return inner ? hasField(api, inner, name) : Object.hasOwn(properties, name);
}
