import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiNames, type ApiName } from '../../specs/apis.ts';
import { choosePorts, variableOf } from '../../scripts/ports.mjs';
import { copySources } from '../../scripts/trial-copy.ts';

/** What `npm run dev` runs, in a copy of the repository whose files may be edited. */
export interface Development {
  /** The copy. */
  folder: string;
  /** Where the site answers, without a slash at the end. */
  site: string;
  /** How often each server has said that it listens. */
  starts(): Record<ApiName, number>;
  /** Ends it, and removes the copy. */
  stop(): Promise<void>;
}

const copies = fileURLToPath(new URL('../results', import.meta.url));

/** Starts it and waits until all of it answers, for twelve minutes at the most. */
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
  const told = (name: ApiName) =>
    text.split('\n').filter((line) => line.includes(`"server":"${name}","msg":"listening"`)).length;
  const development: Development = {
    folder,
    site: `http://localhost:${ports['site']}`,
    starts: () =>
      Object.fromEntries(apiNames.map((name) => [name, told(name)])) as Record<ApiName, number>,
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

/** Waits until something holds; throws after so many milliseconds. */
export async function until(holds: () => boolean | Promise<boolean>, patience: number) {
  for (const end = Date.now() + patience; !(await holds());) {
    if (Date.now() > end) throw new Error(`Not so after ${patience / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
