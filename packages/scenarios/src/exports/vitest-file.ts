import type { Outcome } from '../play.ts';
import { parsed, replaceReferences } from '../references.ts';
import type { RequestStep, Scenario } from '../scenario.ts';
import { answerNamed, oneLine, pathOf, titleOf } from './titles.ts';

/** A request by the typed client. */
export interface ClientCall {
  /** The function that creates the client: `createLockersClient`. */
  create: string;
  /** The path in the document: `/api/lockers/cabinets/{cabinet_id}`. */
  path: string;
  /** The parameters except credentials; numbers where the document says so. */
  params: { path?: Record<string, string | number>; query?: Record<string, string | number> };
  /** By their names in the document. */
  credentials: Record<string, string>;
  /** Further headers. */
  headers: Record<string, string>;
}

/**
 * The scenario as a test file for vitest with the typed client. It expects the statuses and boolean fields that the
 * answers have here.
 *
 * @param package_ The name of the client on npm.
 * @param callOf Converts a request to a client call; undefined if it is not documented.
 */
export function asVitest(
  { name, steps }: Scenario,
  outcomes: readonly Outcome[],
  package_: string,
  callOf: (step: RequestStep) => ClientCall | undefined,
): string {
  const calls = steps.map((step) => (step.kind === 'request' ? callOf(step) : undefined));
  const creators = [...new Set(calls.flatMap((call) => (call ? [call.create] : [])))].sort();
  const waits = steps.reduce((sum, step) => sum + (step.kind === 'wait' ? step.seconds : 0), 0);
  const lines = steps.flatMap((step, index) => {
    const title = `  // ${index + 1}. ${oneLine(titleOf(step))}`;
    if (step.kind === 'wait') return [title, `  await wait(${step.seconds});`, ''];
    const call = calls[index];
    if (!call) return [`${title}: no document names this request.`, ''];
    return [title, ...callLines(step, call, outcomes[index], index), ''];
  });
  return [
    `import { ${creators.join(', ')} } from ${quoted(package_)};`,
    `import { expect, test } from 'vitest';`,
    '',
    '// Other servers than those on this computer: give each client a baseUrl.',
    'const once = { retries: 0, idempotencyKey: false } as const;',
    ...(waits > 0
      ? [
          'const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));',
        ]
      : []),
    '',
    `test(${quoted(oneLine(name) || 'a scenario')}, { timeout: ${(waits + 60) * 1000} }, async () => {`,
    ...lines.slice(0, -1),
    '});',
    '',
  ].join('\n');
}

function callLines(
  { method, body, as }: RequestStep,
  { create, path, params, credentials, headers }: ClientCall,
  outcome: Outcome | undefined,
  index: number,
): string[] {
  const answer = as ? answerNamed(as) : `answer${index + 1}`;
  const init = [
    ...(isEmpty(params) ? [] : [`    params: ${literal(params)},`]),
    ...(isEmpty(headers) ? [] : [`    headers: ${literal(headers)},`]),
    ...(body ? [`    body: ${bodyLiteral(body)},`] : []),
  ];
  const options = isEmpty(credentials)
    ? 'once'
    : `{ ...once, credentials: ${literal(credentials)} }`;
  return [
    `  const ${answer} = await ${create}(${options}).${method}(${quoted(path)}${init.length > 0 ? ', {' : ');'}`,
    ...(init.length > 0 ? [...init, '  });'] : []),
    ...(outcome?.kind === 'answered' ? expectations(answer, outcome.answer) : []),
  ];
}

function expectations(answer: string, { status, text }: { status: number; text: string }) {
  const lines = [`  expect(${answer}.status).toBe(${status});`];
  const value = parsed(text);
  if (status >= 300 || typeof value !== 'object' || value === null || Array.isArray(value))
    return lines;
  const flags = Object.entries(value).filter(([, one]) => typeof one === 'boolean');
  return flags.length > 0
    ? [...lines, `  expect(${answer}.data).toMatchObject(${literal(Object.fromEntries(flags))});`]
    : lines;
}

const isEmpty = (value: object) => Object.keys(value).length === 0;
const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

function bodyLiteral(body: string): string {
  const value = parsed(body);
  if (typeof value === 'object' && value !== null) return literal(value);
  return literal(Object.fromEntries(new URLSearchParams(body)));
}

/** JSON in which strings with references become templates. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll('\n', '\n    ')
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) => {
      let hasReference = false;
      const template = replaceReferences(
        text.slice(1, -1).replaceAll(/`|\$\{/g, '\\$&'),
        (name, fields) => {
          hasReference = true;
          return `\${${answerNamed(name)}.data!${pathOf(fields)}}`;
        },
      );
      return hasReference ? `\`${template}\`` : text;
    });
