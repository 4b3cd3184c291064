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
  /** In the repository, and in the copy, where no two limits are alike. */
  was: Limit;
  is: Limit;
}

describe('a copy in which every limit is another, in its document alone', () => {
  const copy = join(root, '.trial/other-limits');
  let said: Printed;
  const changed = changedBy(7);

  beforeAll(() => {
    copySources(copy);
    said = printed(copy, changed);
  }, 900_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is made for every limit there is', () => expect(changed.length).toBeGreaterThan(25));

  it.each(changed)('never says what $name of $api was', ({ name, was }) => {
    for (const [place, text] of Object.entries(said.places)) {
      const old = writtenLimits(text, [{ ...was, name }]).filter((sentence) =>
        [was.text, was.about].some((words) => holds(sentence, words)),
      );
      expect(old, `${place} says ${was.text} by itself`).toEqual([]);
    }
  });

  it('does what its limits say, where that can be tried', () => {
    const tried = changed.flatMap(({ api, name, is }) => {
      const measured = said.measured[name] ?? said.measured[`${name} ${api}`];
      return measured === undefined ? [] : [[name, measured, counted(is)]];
    });
    expect(tried.length).toBeGreaterThan(12);
    for (const [name, measured, promised] of tried) expect(measured, `${name}`).toBe(promised);
  });

  it('lists the new ports', () => {
    const wanted = changed.filter(({ name }) => name.startsWith('port-'));
    expect(said.ports).toEqual(Object.fromEntries(wanted.map(({ api, is }) => [api, is.value])));
  });

  it('prints no wait that is longer than its limit', () => {
    const longest = { 'call-for-help': 'press-wait', lockers: 'wrong-code-longest-wait' };
    for (const [api, name] of Object.entries(longest)) {
      const limit = changed.find((one) => one.name === name)!.is as Duration;
      const printed = said.places[`document ${api}`]!;
      const waits = [...printed.matchAll(/Please wait (\d+) seconds/g)].map(firstNumber);
      expect(waits.length).toBeGreaterThan(0);
      expect(Math.max(...waits)).toBeLessThanOrEqual(limit.seconds);
    }
  });
});

/** Every limit with another value: so far from its own that none becomes what another was. */
function changedBy(step: number): Changed[] {
  let count = 0;
  return apiNames.flatMap((api) => {
    const source = readSource(api);
    const was = limitsIn(source);
    const written = structuredClone(source);
    for (const limit of Object.values(written['x-limits'] ?? {})) limit.value += step + count++;
    written.servers[0]!.url = written.servers[0]!.url.replace(/\d+$/, (port) => `${+port + step}`);
    const other = limitsIn(written);
    return Object.keys(was).map((id) => ({
      api,
      name: id === 'port' ? `port-${api}` : id,
      was: was[id]!,
      is: other[id]!,
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
function printed(copy: string, changed: Changed[]): Printed {
  for (const api of apiNames) {
    const own = changed.filter((one) => one.api === api).map(({ is }) => is);
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
