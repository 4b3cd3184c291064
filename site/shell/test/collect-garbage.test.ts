import { expect, it } from 'vitest';
import { createCollector } from '../build/collect-garbage.ts';

/**
 * How often garbage is collected in a process that holds so many MB, of which scripts have so many, at one look after the
 * other: `1300:200 1500:500`.
 *
 * @param alive what scripts have left then, in MB
 */
function collections(looks: string, alive: number): number {
  const held = looks.split(' ').map((one) => one.split(':').map((mb) => Number(mb) * 1e6));
  let times = 0;
  let now = { rss: 0, heapUsed: held[0]![1]! };
  const look = createCollector(
    () => now,
    () => {
      times += 1;
      now = { ...now, heapUsed: alive * 1e6 };
    },
  );
  for (const [rss, heapUsed] of held) {
    now = { rss: rss!, heapUsed: heapUsed! };
    look();
  }
  return times;
}

it('leaves a process alone that holds little, whatever its scripts leave behind', () => {
  expect(collections('500:200 900:700 1100:900', 200)).toBe(0);
});

it('collects what scripts have left behind in a process that holds much, each time they have', () => {
  expect(collections('1300:200 1400:400', 200)).toBe(0);
  expect(collections('1300:200 1500:500 1300:300 1500:500', 200)).toBe(2);
});

it('does not collect again and again what is alive', () => {
  expect(collections('1300:200 1900:900 1900:910 1950:1000', 890)).toBe(1);
});
