import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'node:net';
import { startLoad } from './processes.ts';
import { filledFile } from './contenders.ts';
import { startBenchPostgres } from './postgres.ts';
import type { Kind } from './messages.ts';

const kind = (process.argv[2] ?? 'claim') as Kind;
const rounds = Number(process.argv[3] ?? 6);
const names = (process.argv[4] ?? 'ours,log,bare').split(',');
const prof = process.argv[5];
const REQ = 1500;
const folder = mkdtempSync(join(tmpdir(), 'zz-'));
const asked = REQ * (rounds + 2);
const load = startLoad();
const pg = names.includes('pg') ? await startBenchPostgres() : undefined;
let port = 41000 + Math.floor(Math.random() * 2000);
const servers: { name: string; port: number; child: ReturnType<typeof spawn> }[] = [];
for (const name of names) {
  const p = port++;
  const file =
    name === 'pg' ? '' : await filledFile(folder, name, { requests: asked, fresh: asked });
  const url = name === 'pg' ? await pg!.filled({ requests: asked, fresh: asked }) : '';
  const flags = prof
    ? ['--cpu-prof', '--cpu-prof-dir', join(prof, name), '--cpu-prof-interval', '200']
    : [];
  const args =
    name === 'bare'
      ? ['--import', 'tsx', 'bench/servers/bare-server.ts', String(p), file, 'in-groups']
      : ['--import', 'tsx', 'servers/call-for-help/serve.ts', '--demo'];
  const child = spawn(
    process.execPath,
    [...flags, '--import', new URL('report-cpu.mjs', import.meta.url).href, ...args],
    {
      env: {
        ...process.env,
        CALL_FOR_HELP_PORT: String(p),
        CALL_FOR_HELP_LOG_LEVEL: name === 'log' ? 'info' : 'silent',
        DATABASE_URL: url,
        CALL_FOR_HELP_DATABASE_FILE: file,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  for (;;) {
    const s = connect(p, '127.0.0.1');
    const ok = await new Promise((r) => {
      s.once('connect', () => r(true));
      s.once('error', () => r(false));
    });
    s.destroy();
    if (ok) break;
    await delay(50);
  }
  servers.push({ name, port: p, child });
}
const cpu = async (child: (typeof servers)[0]['child']) => {
  child.send('cpu');
  const [u] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return [u.user, u.system] as const;
};
const all: Record<string, number[][]> = {};
for (let r = 0; r < rounds + 2; r++)
  for (const s of servers) {
    const before = await cpu(s.child);
    const m = await load.take({
      port: s.port,
      kind,
      numbers: Array.from({ length: REQ }, (_, i) => r * REQ + i),
      connections: 32,
      seconds: 20,
    });
    const after = await cpu(s.child);
    if (r >= 2)
      (all[s.name] ??= []).push([
        (after[0] - before[0]) / m.sent,
        (after[1] - before[1]) / m.sent,
        m.perSecond,
      ]);
  }
const med = (a: number[]) => [...a].sort((x, y) => x - y)[a.length >> 1]!;
for (const [n, rows] of Object.entries(all)) {
  const tot = rows.map(([u, s]) => u! + s!);
  const base = all[names.at(-1)!]!.map(([u, s]) => u! + s!);
  console.log(
    n.padEnd(6),
    'user',
    med(rows.map((r) => r[0]!)).toFixed(1),
    'sys',
    med(rows.map((r) => r[1]!)).toFixed(1),
    'sum',
    med(tot).toFixed(1),
    'min',
    Math.min(...tot).toFixed(1),
    'x last',
    med(tot.map((t, i) => t / base[i]!)).toFixed(3),
    '1/s',
    med(rows.map((r) => r[2]!)).toFixed(0),
  );
}
for (const s of servers) {
  s.child.disconnect();
  await once(s.child, 'exit');
}
await load.end();
await pg?.remove();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
