import { checkScenario, withoutSecrets } from '@frontline/scenarios';
import { readLink, writeLink } from '@frontline/scenarios/link';
import { describe, expect, it } from 'vitest';
import type { ApiName } from '../../sandbox/shared/apis.ts';
import { baseUrlOf } from '../../sandbox/shared/apis.ts';
import { scenarios, type ScenarioName } from '../shared/index.ts';
import { known } from '../shared/published-scenario.ts';
import { holdAgainstDocument } from '../../../test/hold-against-document.ts';
import { bytesOf, playInNode } from './play-in-node.ts';

const names = Object.keys(scenarios) as ScenarioName[];
const firstTimes = new Map<ScenarioName, ReturnType<typeof playInNode>>();

/** What came of a scenario the first time it was played. */
function played(name: ScenarioName): ReturnType<typeof playInNode> {
  const outcomes = firstTimes.get(name) ?? playInNode(scenarios[name]);
  firstTimes.set(name, outcomes);
  return outcomes;
}

describe.each(names)('the scenario “%s”', (name) => {
  const scenario = scenarios[name];

  it('is answered as the page says and the documents promise, byte for byte the same each time', async () => {
    checkScenario(scenario, known.apis);
    const first = await played(name);
    const statuses = first.flatMap((one) => (one.kind === 'answered' ? [one.answer.status] : []));
    expect(statuses).toEqual(scenario.statuses);
    expect(first).toHaveLength(scenario.steps.length);
    for (const one of first) {
      if (one.kind !== 'answered') continue;
      const { request, answer } = one;
      const api = request.api as ApiName;
      const isJson = /^\s*[[{]/.test(answer.text);
      const body: unknown = isJson ? JSON.parse(answer.text) : answer.text;
      holdAgainstDocument(
        { ...request, api, url: baseUrlOf(api) + request.path },
        answer.status,
        body,
      );
    }
    expect(bytesOf(await playInNode(scenario))).toBe(bytesOf(first));
  });

  it('travels whole in a link of at most 2,000 characters', async () => {
    const { name, steps } = scenario;
    const link = await writeLink({ name, steps }, known);
    console.log(`Link of ${steps.length} steps: ${link.length} characters`);
    expect(link.length).toBeLessThanOrEqual(2_000);
    expect(await readLink(link, known)).toEqual({ name, steps });
    expect(withoutSecrets(scenario, known).replaced).toEqual([]);
  });
});

it('draws the ids, codes and times that a browser draws (e2e/scenarios.test.ts)', async () => {
  const outcomes = await played('one-hour');
  const texts = outcomes.map((one) => (one.kind === 'answered' ? one.answer.text : ''));
  expect([texts[0], texts[2]]).toEqual([
    `zJr9rwwcwxKu9igyKWBMLB`,
    '{"order_id":"ORD-2001","cabinet_id":21,"open_code":"522707","locker_id":2,"organization_id":1,"location_id":101,"app_owner_id":1,"created_at":"2026-01-05T09:00:03.000Z","updated_at":"2026-01-05T09:00:03.000Z","id":3}',
  ]);
});

it('shows what it says: a claim that came too late, and a request that timed out', async () => {
  const outcomes = await played('two-requests');
  const texts = outcomes.map((one) => (one.kind === 'answered' ? one.answer.text : ''));
  expect(texts[3]).toContain('"success":false');
  expect(texts.at(-1)).toContain('"is_timeout":true');
});
