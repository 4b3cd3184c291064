import type { Letters } from './draws.ts';
import type { Sendable } from './references.ts';
import { limits, type RequestStep, type Step, type Scenario } from './scenario.ts';

/** A call that was made in a demonstration store. */
export interface MadeCall {
  request: Sendable;
  /** The text of its answer. */
  answer: string;
  /** When, in milliseconds of the store's own clock. */
  at: number;
}

/** Each request takes a second of a scenario, so a rest of less than two is none. */
const rest = 2;

/**
 * The scenario of calls, from the first one after the store was fresh. What an answer has drawn by chance and a later
 * request uses becomes a reference, and what time went by becomes a move of the clock.
 *
 * @param drawn What a server draws by chance: its ids, its codes.
 * @param until The time of the store at the end, in milliseconds; that of the last call when left out.
 */
export function fromCalls(
  name: string,
  calls: readonly MadeCall[],
  drawn: readonly Letters[],
  until?: number,
): Scenario {
  const pattern = patternOf(drawn);
  const kept = calls.slice(-limits.steps);
  const names = new Map<number, string>();
  const steps = kept.map(({ request }, index) =>
    withReferences(request, kept, index, names, pattern),
  );
  const all = steps.flatMap((step, index): Step[] => {
    const before = kept[index - 1];
    const seconds = before ? Math.round((kept[index]!.at - before.at) / 1000) - 1 : 0;
    const own: RequestStep = { ...step, as: names.get(index) ?? '' };
    return seconds >= rest ? [waitOf(seconds), own] : [own];
  });
  const last = kept.at(-1);
  const after = last && until !== undefined ? Math.round((until - last.at) / 1000) : 0;
  return { name, steps: [...all, ...(after >= rest ? [waitOf(after)] : [])].slice(-limits.steps) };
}

const waitOf = (seconds: number): Step => ({
  kind: 'wait',
  seconds: Math.min(seconds, limits.seconds),
  note: '',
});

function withReferences(
  request: Sendable,
  calls: readonly MadeCall[],
  index: number,
  names: Map<number, string>,
  drawn: RegExp,
): RequestStep {
  const referred = (text: string) =>
    text.replaceAll(drawn, (value) => {
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
    path: referred(request.path),
    headers: request.headers.map(([header, value]) => [header, referred(value)]),
    body: referred(request.body),
  };
}

function patternOf(drawn: readonly Letters[]): RegExp {
  const each = drawn.map(
    ({ alphabet, length }) => `[${alphabet.replaceAll(/[\\\]^-]/g, '\\$&')}]{${length}}`,
  );
  return new RegExp(`(?<![\\w-])(?:${each.join('|')})(?![\\w-])`, 'g');
}

/** Where an answer has a value: `` for its whole text, `.open_code` for a field; undefined where it has not. */
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
