import type { RandomFormat } from './seeded-random.ts';
import type { Sendable } from './references.ts';
import { limits, type RequestStep, type Step } from './scenario.ts';

/** A call to a demonstration store. */
export interface ScenarioCall {
  request: Sendable;
  /** The text of its answer. */
  answer: string;
  /** Milliseconds by the store's own clock. */
  at: number;
}

/** A scenario's clock advances a second per request, so gaps below two seconds are not recorded. */
const minWait = 2;

/**
 * Converts calls, from the first one to a fresh store, to the steps of a scenario. Random values of an answer that later
 * requests use become references, and gaps become clock moves. Of more calls than fit, the last ones remain.
 *
 * @param formats The formats of the server's random values: ids and codes.
 * @param until The time of the store at the end, in milliseconds; defaults to that of the last call.
 */
export function fromCalls(
  calls: readonly ScenarioCall[],
  formats: readonly RandomFormat[],
  until?: number,
): Step[] {
  const pattern = patternOf(formats);
  const gaps = calls.map(({ at }, index) =>
    index === 0 ? 0 : Math.round((at - calls[index - 1]!.at) / 1000) - 1,
  );
  const last = calls.at(-1);
  const after = last && until !== undefined ? Math.round((until - last.at) / 1000) : 0;
  const first = firstThatFits(gaps, after);
  const recent = calls.slice(first);
  const names = new Map<number, string>();
  const steps = recent.map(({ request }, index) =>
    withReferences(request, recent, index, names, pattern),
  );
  return [
    ...steps.flatMap((step, index): Step[] => [
      ...(index > 0 ? waitsOf(gaps[first + index]!) : []),
      { ...step, as: names.get(index) ?? '' },
    ]),
    ...waitsOf(after),
  ];
}

/** The index of the first call that, with the later ones and the clock moves between them, is within the limit. */
function firstThatFits(gaps: readonly number[], after: number): number {
  let first = gaps.length;
  for (let room = limits.steps, wait = after; first > 0; first--) {
    room -= waitsOf(wait).length + 1;
    if (room < 0) break;
    wait = gaps[first - 1]!;
  }
  return first;
}

const waitsOf = (seconds: number): Step[] =>
  seconds < minWait ? [] : [{ kind: 'wait', seconds: Math.min(seconds, limits.seconds), note: '' }];

function withReferences(
  request: Sendable,
  calls: readonly ScenarioCall[],
  index: number,
  names: Map<number, string>,
  pattern: RegExp,
): RequestStep {
  const replaceValues = (text: string) =>
    text.replaceAll(pattern, (value) => {
      const from = calls
        .slice(0, index)
        .findLastIndex(({ answer }) => fieldWith(answer, value) !== undefined);
      if (from < 0) return value;
      const name = names.get(from) ?? `answer${names.size + 1}`;
      names.set(from, name);
      return `{{${name}${fieldWith(calls[from]!.answer, value)}}}`;
    });
  return {
    ...request,
    kind: 'request',
    note: '',
    as: '',
    path: replaceValues(request.path),
    headers: request.headers.map(([header, value]) => [header, replaceValues(value)]),
    body: replaceValues(request.body),
  };
}

function patternOf(formats: readonly RandomFormat[]): RegExp {
  const each = formats.map(
    ({ alphabet, length }) => `[${alphabet.replaceAll(/[\\\]^-]/g, '\\$&')}]{${length}}`,
  );
  return new RegExp(`(?<![\\w-])(?:${each.join('|')})(?![\\w-])`, 'g');
}

/** The path of a value in an answer: `` for its whole text, `.open_code` for a field; undefined if there is none. */
function fieldWith(answer: string, value: string): string | undefined {
  if (answer.trim() === value) return '';
  if (!answer.includes(value)) return undefined;
  try {
    return pathTo(JSON.parse(answer), value);
  } catch {
    return undefined;
  }
}

function pathTo(inside: unknown, value: string): string | undefined {
  if (inside === value || (typeof inside === 'number' && String(inside) === value)) return '';
  if (typeof inside !== 'object' || inside === null) return undefined;
  for (const [name, each] of Object.entries(inside)) {
    const path = /^[\w-]+$/.test(name) ? pathTo(each, value) : undefined;
    if (path !== undefined) return `.${name}${path}`;
  }
  return undefined;
}
