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
const scalars = [null, true, 0, -1, 1.5, '', '..', 'text'] as const;
const others = [gone, ...scalars, [], [null], {}, { id: null }] as const;

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
  const { [name]: part, ...kept } = value as Record<string, unknown>;
  return rest.length === 0 && by === gone ? kept : { ...kept, [name]: replaced(part, rest, by) };
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
      const headers = new Headers({ 'content-type': type });
      const judge = (body: unknown) => {
        const text = typeof answer === 'string' ? String(body) : (JSON.stringify(body) ?? '');
        const given = { status, headers, text };
        return judgeStep(api, step, draft, given, (whole) => recall(draft, whole));
      };
      for (const place of placesIn(answer))
        for (const by of others)
          judged += Array.isArray(judge(replaced(answer, place, by)).differences) ? 1 : 0;
    }
    expect(judged).toBeGreaterThan(200);
  });

  it.each(apiNames)('never breaks the check of %s', { timeout: 300_000 }, async (name: ApiName) => {
    const operations = [...new Set(apis[name].printed.map(({ path }) => path))];
    const path = fc.constantFrom(...operations);
    const value = fc.constantFrom(...others);
    await fc.assert(
      fc.asyncProperty(path, fc.nat(400), value, fc.boolean(), async (path, at, by, isSuccess) => {
        const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
        const alter = altered((answer) => {
          if (!pattern.test(answer.path) || answer.status < 300 !== isSuccess) return undefined;
          if (typeof answer.body === 'string') return (answer.body = String(by));
          const places = placesIn(answer.body);
          return (answer.body = replaced(answer.body, places[at % places.length]!, by));
        });
        const result = await checkDemo(name, alter);
        expect(isOurFault(result), result.abortReason).toBe(false);
      }),
      { numRuns: 3, seed: 20_261_127 },
    );
  });

  it.each(['null', '"none"', '[null]'])('names cabinets that are %s', async (text) => {
    const cabinets = JSON.parse(text) as unknown;
    const alter = altered(
      ({ body }) =>
        Array.isArray(body) && body.forEach((one: object) => Object.assign(one, { cabinets })),
    );
    const result = await checkDemo('lockers', alter);
    expect(isOurFault(result)).toBe(false);
    const found = result.rows.find((row) => row.operationId + row.status === 'listLockers200');
    expect(found?.differences.map(({ message }) => message).join()).toContain('`[].cabinets');
    expect(result.abortReason).toContain('does not hold the locker and cabinet of the map');
  });

  it('cleans up what it created before it failed itself', async () => {
    let isCreated = false;
    const seen = altered(({ status }) => (isCreated ||= status === 201));
    const isAborted = () => {
      if (isCreated) throw new RangeError('no such thing');
      return false;
    };
    const result = await checkDemo('lockers', seen, { isAborted });
    expect(result).toMatchObject({
      abortReason:
        'The check itself failed, which is no fault of the server: RangeError: no such thing',
      leftovers: [],
    });
    expect(exitCodeOf(result)).toBe(3);
  });
});
