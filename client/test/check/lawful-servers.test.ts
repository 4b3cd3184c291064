import { apiNames } from '@frontline/specs/api-names';
import { describe, expect, it } from 'vitest';
import { demoIds } from '../../check/ids.ts';
import { altered, recordsWith, type Passing } from './altered.ts';
import { checkDemo, saysOf } from './check-demo.ts';

const lockers = recordsWith('rear_loading_available');
const orders = recordsWith('app_owner_id');
const requests = recordsWith('teams_channel_id');

/** A value whose objects name their fields in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toReversed();
  return Object.fromEntries(fields.map(([name, inner]) => [name, turned(inner)]));
}

/** Media types in capitals, larger ids, records that are touched by each call, fields in another order. */
function inItsOwnWay(answer: Passing, { calls }: { calls: number }): void {
  const type = answer.headers
    .get('content-type')!
    .replace('application/json', 'Application/JSON; Charset=UTF-8')
    .replace('text/plain', 'Text/Plain');
  answer.headers.set('content-type', type);
  const made = [...orders(answer.body), ...requests(answer.body)];
  for (const one of made) one['id'] = Number(one['id']) + 9_000_000;
  const touched = new Date(Date.now() + 3_600_000 * 24 + calls * 1_000).toISOString();
  for (const one of [...made, ...lockers(answer.body)]) one['updated_at'] = touched;
  answer.body = turned(answer.body);
}

describe('a check of a server that answers in its own way', () => {
  it.each(apiNames)('finds nothing at the %s server', async (api) => {
    const result = await checkDemo(api, altered(inItsOwnWay));
    expect(saysOf(result, () => true)).toEqual([]);
    expect(result.ended).toBeUndefined();
  });

  it('finds nothing at a locker of version 2 with doors at the back', async () => {
    const ids = {
      ...demoIds('lockers'),
      locker_id: 2,
      cabinet_id: 21,
      unheated_cabinet_id: undefined,
    };
    const result = await checkDemo('lockers', undefined, { ids });
    expect(saysOf(result, () => true)).toEqual([]);
    expect(result).toMatchObject({ ended: undefined, left: [] });
  });
});
