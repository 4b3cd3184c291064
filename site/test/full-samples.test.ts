import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPorts, type Ports } from '../features/reference/test/ports.ts';
import { codeOf, has } from './fences.ts';
import { parts } from './pages.ts';

const body = parts
  .filter(({ id }) => id.startsWith('apis/_program-'))
  .map((part) => part.body)
  .join('\n');
const run = promisify(execFile);

let folder: string;
let ports: Ports;
let child: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'program-'));
  ports = await startPorts();
});
afterEach(async () => {
  child?.kill();
  await ports.close();
  await rm(folder, { recursive: true });
});

/** Writes the sample that defines a function to a file, with the port of the test and short delays. */
async function fileOf(defines: string, language: string, api: string): Promise<string> {
  const printed = codeOf(body, language).filter((code) => code.includes(defines));
  expect(printed).toHaveLength(1);
  const sped = printed[0]!
    .replace(/(every ?=) ?\d+/, '$1 0.05')
    .replace('"delay": 20', '"delay": 1');
  expect(sped).not.toBe(printed[0]);
  const file = path.join(folder, language === 'js' ? 'program.mjs' : 'program.py');
  await writeFile(file, ports.withPort(api, sped));
  return file;
}

for (const [language, program, ...options] of [
  ['python', 'python3', '-u'],
  ['js', 'node'],
] as const)
  it.skipIf(!has(program))(
    `runs a program that presses a button and follows the request: ${language}`,
    { timeout: 20_000 },
    async () => {
      const file = await fileOf(' follow(', language, 'call-for-help');
      child = spawn(program, [...options, file], { stdio: ['ignore', 'pipe', 'inherit'] });
      const exit = once(child, 'exit');
      const lines: string[] = [];
      for await (const line of createInterface(child.stdout!)) {
        lines.push(line);
        if (lines.length === 1) await act('claim');
        if (lines.length === 2) await act('complete', { customer_status: 'helped' });
      }
      expect(await exit).toEqual([0, null]);
      expect(lines).toEqual(['waiting', 'Sam Lee', 'helped']);
    },
  );

it.skipIf(!has('python3'))(
  'runs a program that waits for a door',
  { timeout: 20_000 },
  async () => {
    const { stdout } = await run('python3', [await fileOf('def wait_for(', 'python', 'lockers')]);
    expect(stdout.trim().split('\n')).toEqual(['Cabinet 12 is open', 'Cabinet 12 is closed']);
  },
);

/** Acts as staff on the request that the program created. */
async function act(what: string, more: object = {}): Promise<void> {
  const address = `http://localhost:8002/api/callforhelp/${what}`;
  const answer = await fetch(ports.withPort('call-for-help', address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      message_id: 'q7Jk3vX0T2mZbW8nR5cYdA',
      channel_id: 'demo-channel-riverside',
      claimed_by: 'Sam Lee',
      claimed_by_user_id: 'staff-sam',
      ...more,
    }),
  });
  expect(await answer.json()).toEqual({ success: true });
}
