import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { afterAll, describe, expect, it } from 'vitest';
import { openConversation } from '../../command/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-init-'));
afterAll(() => rmSync(folder, { recursive: true }));

const verb = fileURLToPath(new URL('../../../scripts/conform.ts', import.meta.url));

/** Runs `check --api lockers --init`, and writes all answers before it has asked for any. */
async function init(map: string, answers: string) {
  const given = ['--import', 'tsx', verb, '--api', 'lockers', '--init', '--map', join(folder, map)];
  const child = spawn(process.execPath, given);
  child.stdin.end(answers);
  const code = new Promise((ended) => child.once('close', ended));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, out, err };
}

describe('check --init', { timeout: 60_000 }, () => {
  it('takes answers that are all there before the first question, the last without an end of line', async () => {
    const { code, out, err } = await init('own.yaml', '7\n701\n70\n711\n712');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('own.yaml is written. Now run the check with --map');
    const ids = {
      organization_id: 7,
      location_id: 701,
      locker_id: 70,
      cabinet_id: 711,
      unheated_cabinet_id: 712,
    };
    expect(parse(readFileSync(join(folder, 'own.yaml'), 'utf8'))).toEqual({ lockers: ids });
  });

  it('says that the answers ended too early, and writes nothing', async () => {
    const { code, out, err } = await init('none.yaml', '7\n701\n');
    expect([code, err]).toEqual([2, '']);
    expect(out).toMatch(/\nThe answers ended before the last question. No map is written.\n$/);
    expect(() => readFileSync(join(folder, 'none.yaml'))).toThrow('ENOENT');
  });
});

describe('a conversation', () => {
  const opened = () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const { ask, close } = openConversation({ input, output, terminal: true });
    return { input, output, ask, close };
  };

  it('keeps what is pasted in one piece for the questions that follow', async () => {
    const { input, ask, close } = opened();
    input.write(['one', 'two', 'thr'].join('\r'));
    await pause(20);
    const answers = [await ask('1: '), await ask('2: ')];
    input.write('ee\r');
    answers.push(await ask('3: '));
    close();
    expect(answers).toEqual(['one', 'two', 'three']);
  });

  it('answers nothing once it is left with Ctrl+C', async () => {
    const { input, ask } = opened();
    const answer = ask('1: ');
    input.write('\u0003');
    expect(await answer).toBeUndefined();
    expect(await ask('2: ')).toBeUndefined();
  });

  it('shows each question', async () => {
    const { input, output, ask, close } = opened();
    input.write('one\rtwo\r');
    await ask('First: ');
    await ask('Second: ');
    close();
    output.end();
    expect(await text(output)).toMatch(/First: [^]*Second: two\n/);
  });
});
