import { apiNames, type ApiName } from '@frontline/specs/api-names';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apis } from '../../check/apis.ts';
import { draftOf } from '../../check/draft.ts';
import { judgeStep } from '../../check/judge-step.ts';
import { createRecordCheck } from '../../check/record-check.ts';
import type { Result } from '../../check/result.ts';
import { cases } from '../../check/run.ts';
import { exitCodeOf } from '../../check/table.ts';
import { altered } from './check-demo.ts';
import { checkDemo } from './check-demo.ts';

const gone = Symbol('removed');
/** Replacements for any value. */
const others = [
  gone,
  null,
  true,
  0,
  -1,
  1.5,
  '',
  '..',
  'text',
  [],
  [null],
  {},
  { id: null },
] as const;

/** The path of every value within a JSON value, the root first. */
function placesIn(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    placesIn(part, [...at, Array.isArray(value) ? Number(name) : name]),
  );
  return [at, ...inner];
}

/** Replaces the value at a path. */
function replaced(value: unknown, [name, ...rest]: (string | number)[], by: unknown): unknown {
  if (name === undefined) return by === gone ? undefined : by;
  if (Array.isArray(value))
    return value.flatMap((part: unknown, at) =>
      at !== name ? [part] : rest.length === 0 && by === gone ? [] : [replaced(part, rest, by)],
    );
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([field, part]) =>
      field !== name
        ? [[field, part]]
        : rest.length === 0 && by === gone
          ? []
          : [[field, replaced(part, rest, by)]],
    ),
  );
}

const isOurFault = ({ abortReason = '' }: Result) =>
  abortReason.includes('The check itself failed');

describe('an answer with one value replaced', () => {
  it.each(apiNames)('never breaks the validation of %s', (name) => {
    const api = apis[name];
    let judged = 0;
    for (const { operationId, name: example, answer, status } of api.printed) {
      const step = { operation: operationId, example };
      const draft = draftOf(api, step);
      const recall = createRecordCheck(api, cases[name].rules ?? { kinds: {}, invariants: {} });
      const type = typeof answer === 'string' ? 'text/plain' : 'application/json';
      const judge = (body: unknown) =>
        judgeStep(
          ...([api, step, draft] as const),
          {
            status,
            headers: new Headers({ 'content-type': type }),
            text: typeof answer === 'string' ? String(body) : (JSON.stringify(body) ?? ''),
          },
          (whole) => recall(draft, whole),
        );
      for (const place of placesIn(answer))
        for (const by of others) {
          judged += Array.isArray(judge(replaced(answer, place, by)).differences) ? 1 : 0;
        }
    }
    expect(judged).toBeGreaterThan(200);
  });

  it.each(apiNames)('never breaks the check of %s', { timeout: 300_000 }, async (name: ApiName) => {
    const operations = [...new Set(apis[name].printed.map(({ path }) => path))];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operations),
        fc.nat(400),
        fc.constantFrom(...others),
        fc.boolean(),
        async (path, at, by, isSuccess) => {
          const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
          const result = await checkDemo(
            name,
            altered((answer) => {
              if (!pattern.test(answer.path) || answer.status < 300 !== isSuccess) return undefined;
              if (typeof answer.body === 'string') return (answer.body = String(by));
              const places = placesIn(answer.body);
              return (answer.body = replaced(answer.body, places[at % places.length]!, by));
            }),
          );
          expect(isOurFault(result), result.abortReason).toBe(false);
        },
      ),
      { numRuns: 3, seed: 20_261_127 },
    );
  });

  it.each([
    ['null', null],
    ['text', 'none'],
    ['a list of nothing', [null]],
  ])('names cabinets that are %s, and reports what is as documented', async (kind, cabinets) => {
    const result = await checkDemo(
      'lockers',
      altered(
        ({ body }) =>
          Array.isArray(body) && body.forEach((one: object) => Object.assign(one, { cabinets })),
      ),
    );
    expect(isOurFault(result), kind).toBe(false);
    const found = result.rows.find(
      ({ operationId, status }) => operationId === 'listLockers' && status === 200,
    );
    expect(found?.differences.map(({ message }) => message).join()).toContain('`[].cabinets');
    expect(result.abortReason).toContain('does not hold the locker and cabinet of the map');
  });

  it('cleans up what it created before it failed itself', async () => {
    let isCreated = false;
    const result = await checkDemo(
      'lockers',
      altered(({ status }) => (isCreated ||= status === 201)),
      {
        isAborted: () => {
          if (isCreated) throw new RangeError('no such thing');
          return false;
        },
      },
    );
    expect(result.abortReason).toBe(
      'The check itself failed, which is no fault of the server: RangeError: no such thing',
    );
    expect(result.leftovers).toEqual([]);
    expect(exitCodeOf(result)).toBe(3);
  });
});
