import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiNames, type ApiName } from '../../specs/apis.ts';
import { choosePorts, variableOf } from '../../scripts/ports.mjs';
import { copySources } from '../../scripts/trial-copy.ts';

/** A running `npm run dev` in a copy of the repository whose files may be edited. */
export interface Development {
  /** The copy. */
  folder: string;
  /** URL of the site, without a trailing slash. */
  site: string;
  /** How often each server has started listening. */
  starts(): Record<ApiName, number>;
  /** Terminates it and removes the copy. */
  stop(): Promise<void>;
}

const copies = fileURLToPath(new URL('../results', import.meta.url));

/** Starts it and waits until the site and all servers are ready. @throws {Error} not ready within 12 minutes */
export async function startDevelopment(): Promise<Development> {
  const folder = join(copies, 'authors-copy');
  copySources(folder);
  const none = ['site', ...apiNames].map((name) => [variableOf(name), '0']);
  const { ports } = await choosePorts({ env: Object.fromEntries(none) });
  const env = Object.entries(ports).map(([name, port]) => [variableOf(name), String(port)]);
  let text = '';
  const child = spawn(process.execPath, ['--import', 'tsx', join(folder, 'scripts/dev.ts')], {
    cwd: folder,
    env: { ...process.env, ...Object.fromEntries(env), NO_UPDATE_NOTIFIER: '1' },
  });
  for (const output of [child.stdout, child.stderr])
    output.on('data', (some: Buffer) => (text += some.toString()));
  const ended = once(child, 'exit');
  const startsOf = (name: ApiName) =>
    text.split('\n').filter((line) => line.includes(`"server":"${name}","msg":"listening"`)).length;
  const development: Development = {
    folder,
    site: `http://localhost:${ports['site']}`,
    starts: () =>
      Object.fromEntries(apiNames.map((name) => [name, startsOf(name)])) as Record<ApiName, number>,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
  try {
    await until(
      () =>
        Object.values(development.starts()).every((times) => times > 0) && /compiled/.test(text),
      720_000,
    );
  } catch (cause) {
    await development.stop();
    throw new Error(`npm run dev was not ready in twelve minutes:\n${text}`, { cause });
  }
  return development;
}

/** Polls until a condition is true. @throws {Error} not true within `timeout` milliseconds */
export async function until(condition: () => boolean | Promise<boolean>, timeout: number) {
  for (const end = Date.now() + timeout; !(await condition());) {
    if (Date.now() > end) throw new Error(`Not so after ${timeout / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
