import type { ApiName } from '@frontline/specs/api-names';
import { describe, expect, it } from 'vitest';
import { demoIds } from '../../check/ids.ts';
import { altered, recordsWith, type Alter } from './altered.ts';
import { checkDemo, saysOf } from './check-demo.ts';

const lockers = recordsWith('rear_loading_available');
const orders = recordsWith('app_owner_id');
const requests = recordsWith('teams_channel_id');

describe('a check of a server that answers in its own way', () => {
  const lawful: [string, Alter][] = [
    [
      'media types in capitals',
      ({ headers }) =>
        headers.set(
          'content-type',
          headers
            .get('content-type')!
            .replace('application/json', 'Application/JSON; Charset=UTF-8')
            .replace('text/plain', 'Text/Plain'),
        ),
    ],
    [
      'larger ids of orders and requests',
      ({ body }) => {
        for (const one of [...orders(body), ...requests(body)])
          one['id'] = Number(one['id']) + 9_000_000;
      },
    ],
    [
      'fields in another order',
      (answer) => {
        const turned = (value: unknown): unknown =>
          Array.isArray(value)
            ? value.map(turned)
            : typeof value === 'object' && value !== null
              ? Object.fromEntries(
                  Object.entries(value)
                    .toReversed()
                    .map(([name, inner]) => [name, turned(inner)]),
                )
              : value;
        answer.body = turned(answer.body);
      },
    ],
    [
      'records that are touched by each call',
      ({ body }, { calls }) => {
        for (const one of [...orders(body), ...requests(body), ...lockers(body)])
          one['updated_at'] = new Date(Date.now() + 3_600_000 * 24 + calls * 1_000).toISOString();
      },
    ],
  ];
  const apis: ApiName[] = ['call-for-help', 'lockers', 'radio'];

  it.each(lawful.flatMap(([name, alter]) => apis.map((api) => [name, api, alter] as const)))(
    'finds nothing in %s at the %s server',
    async (_, api, alter) => {
      const result = await checkDemo(api, altered(alter));
      expect(saysOf(result, () => true)).toEqual([]);
      expect(result.ended).toBeUndefined();
    },
  );

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
