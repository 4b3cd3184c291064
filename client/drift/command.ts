import { parseArgs } from 'node:util';
import { apiNames } from '@frontline/specs/api-names';
import { addressIn, apis, type Api } from '../check/apis.ts';
import { apiNamed } from '../check/arguments.ts';
import { understood, UsageError } from '../check/usage-error.ts';
import { anchorOfProblem } from './anchor-of-problem.ts';
import { readReport, type DriftReport } from './report.ts';

const usage = `redocly drift … --format json | drift --api ${apiNames.join('|')}

Adds to each problem that redocly drift found in recorded traffic the place in the docs that speaks of it:

  npx @redocly/cli drift session.har --api openapi.yaml --server https://… --format json

openapi.yaml is the document of the API, from the docs.

Exit codes: 0 no error · 1 an error among the problems · 2 wrong arguments or no such report`;

/** What the command may do with the machine it runs on. */
interface DriftMachine {
  print: (text: string) => void;
  /** The whole input; undefined where a person would have to type it. */
  input: () => Promise<string | undefined>;
}

/**
 * `drift`: prints a report of `redocly drift` with the places in the docs. Answers the exit code.
 *
 * @param docs where the docs are published
 */
export async function driftCommand(
  given: string[],
  docs: string,
  { print, input }: DriftMachine,
): Promise<number> {
  try {
    const values = understood(() =>
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
    print(told(report, api, docs));
    return report.problems.some(({ severity }) => severity === 'error') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(error.message);
    return 2;
  }
}

function told({ run, problems }: DriftReport, api: Api, docs: string): string {
  const kinds = new Map<string, number>();
  for (const problem of problems) {
    const { severity, operationId = 'no operation', status = '', message, occurrences } = problem;
    const says = `${severity}: ${operationId} ${status}: ${withoutIndexes(message)}`;
    const kind = `${says}\n  ${addressIn(docs, api.name, anchorOfProblem(api, problem))}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + occurrences);
  }
  const { totalExchanges, documentedExchanges } = run;
  return [
    ...[...kinds].map(([kind, count]) => `${kind}\n  ${count === 1 ? 'once' : `${count} times`}\n`),
    `${api.name}: ${kinds.size} kinds of problem in ${documentedExchanges} documented of ${totalExchanges} recorded exchanges.`,
  ].join('\n');
}

/** Equal for all entries of a list, so that one problem is told once. */
const withoutIndexes = (message: string) => message.replaceAll(/\[\d+\]/g, '[]');
