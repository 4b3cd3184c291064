import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { apiNames, readSource, sourceFile, type ApiName } from '@frontline/specs/apis';
import {
  limitsIn,
  type Duration,
  type Letters,
  type Limit,
  type Size,
} from '@frontline/specs/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../../vitest.config.ts';
import { root } from '../../../scripts/steps.ts';
import { fileOfTool } from '../../../scripts/tools.ts';
import { copySources } from '../../../scripts/trial-copy.ts';
import { writtenLimits } from '../written-limits.ts';

interface Printed {
  places: Record<string, string>;
  measured: Record<string, number>;
  ports: Record<string, number>;
}
interface Changed {
  api: ApiName;
  /** As pages name it. */
  name: string;
  /** In the repository, and in the two copies: no two limits of a copy are alike. */
  was: Limit;
  first: Limit;
  second: Limit;
}

describe('copies in which every limit is another, in its document alone', () => {
  const copy = join(root, '.trial/other-limits');
  let first: Printed;
  let second: Printed;
  const changed = changedBy(7, 61);

  beforeAll(() => {
    copySources(copy);
    first = printed(copy, changed, 'first');
    second = printed(copy, changed, 'second');
  }, 900_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('are made for every limit there is', () => expect(changed.length).toBeGreaterThan(25));

  it.each(changed)('say $name of $api as its document has it, and never as it was', (one) => {
    const says = (text: string, limit: Limit) =>
      writtenLimits(text, [{ ...one.was, name: one.name }]).some((sentence) =>
        [limit.text, limit.about].some((words) => holds(sentence, words)),
      );
    for (const [place, text] of Object.entries(first.places)) {
      const later = second.places[place] ?? '';
      expect(says(later, one.second), `${place}: ${one.second.text}`).toBe(says(text, one.first));
      expect(says(later, one.first), `${place} still says ${one.first.text}`).toBe(false);
      for (const words of [text, later])
        expect(says(words, one.was), `${place} says ${one.was.text} by itself`).toBe(false);
    }
  });

  it.each(changed)('do what $name of $api says, where that can be tried', (one) => {
    for (const [copied, limit] of [
      [first, one.first],
      [second, one.second],
    ] as const) {
      const tried = copied.measured[one.name] ?? copied.measured[`${one.name} ${one.api}`];
      if (tried !== undefined) expect(tried).toBe(counted(limit));
    }
  });

  it('are tried in most limits', () =>
    expect(Object.keys(second.measured).length).toBeGreaterThan(12));

  it('lists the new ports', () => {
    const wanted = changed.filter(({ name }) => name.startsWith('port-'));
    for (const [copied, which] of [
      [first, 'first'],
      [second, 'second'],
    ] as const)
      expect(copied.ports).toEqual(
        Object.fromEntries(wanted.map((one) => [one.api, one[which].value])),
      );
  });

  it('prints no wait that is longer than its limit', () => {
    const longest = { 'call-for-help': 'press-wait', lockers: 'wrong-code-longest-wait' };
    for (const [api, name] of Object.entries(longest)) {
      const limit = changed.find((one) => one.name === name)!.second as Duration;
      const printed = second.places[`document ${api}`]!;
      const waits = [...printed.matchAll(/Please wait (\d+) seconds/g)].map(firstNumber);
      expect(waits.length).toBeGreaterThan(0);
      expect(Math.max(...waits)).toBeLessThanOrEqual(limit.seconds);
    }
  });
});

/** Every limit with two other values: so far from its own that none becomes what another was. */
function changedBy(...steps: [number, number]): Changed[] {
  let count = 0;
  return apiNames.flatMap((api) => {
    const source = readSource(api);
    const was = limitsIn(source);
    const others = steps.map((step) => {
      let next = count;
      const written = structuredClone(source);
      for (const limit of Object.values(written['x-limits'] ?? {})) limit.value += step + next++;
      written.servers[0]!.url = written.servers[0]!.url.replace(
        /\d+$/,
        (port) => `${+port + step}`,
      );
      return limitsIn(written);
    });
    count += Object.keys(was).length;
    return Object.keys(was).map((id) => ({
      api,
      name: id === 'port' ? `port-${api}` : id,
      was: was[id]!,
      first: others[0]![id]!,
      second: others[1]![id]!,
    }));
  });
}

const firstNumber = ([, digits]: RegExpMatchArray): number => Number(digits);

/** As servers count it: seconds, hours of a key, bytes, letters, or a plain number. */
function counted(limit: Limit): number {
  if (limit.unit === 'hours') return limit.value;
  return (
    (limit as Duration).seconds ?? (limit as Size).bytes ?? (limit as Letters).length ?? limit.value
  );
}

/** Words of their own, not the end of others: `2 seconds` is not in `12 seconds`. */
const holds = (text: string, words: string): boolean =>
  new RegExp(String.raw`(?<![\d.,\w])${words.replaceAll('.', String.raw`\.`)}(?![\d\w])`, 'i').test(
    text,
  );

function withOther(text: string, { id, value }: Limit): string {
  const place =
    id === 'port'
      ? /(- url: http:\/\/localhost:)\d+/
      : new RegExp(String.raw`(^  ${id}:\s*(?:\{ )?value: (?:&[\w-]+ )?)\d+`, 'm');
  expect(text, id).toMatch(place);
  return text.replace(place, `$1${value}`);
}

/** Changes the documents alone, makes everything again, and answers what the copy then says and does. */
function printed(copy: string, changed: Changed[], which: 'first' | 'second'): Printed {
  for (const api of apiNames) {
    const own = changed.filter((one) => one.api === api).map((one) => one[which]);
    const text = readFileSync(join(root, sourceFile(api)), 'utf8');
    writeFileSync(join(copy, sourceFile(api)), own.reduce(withOther, text));
  }
  const run = (args: string[], env = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    expect(status, stdout + stderr).toBe(0);
  };
  const alias = Object.fromEntries(
    Object.entries(config.resolve!.alias as Record<string, string>).map(([name, file]) => [
      name,
      join(copy, relative(root, file)),
    ]),
  );
  const settings = join(copy, 'limits.vitest.config.ts');
  writeFileSync(
    settings,
    `export default { resolve: { alias: ${JSON.stringify(alias)} }, test: { include: ['site/test/limits/print-places.tsx'], pool: 'forks' } };\n`,
  );
  const file = join(copy, 'places.json');
  run(['--import', 'tsx', 'specs/generate.ts']);
  run([fileOfTool('vitest'), 'run', '--config', settings, '--root', copy], {
    PLACES: file,
    VITEST: '',
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Printed;
}
