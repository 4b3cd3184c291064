import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltFiles } from '../hosting/built-files.ts';
import { apacheSite } from '../hosting/recipes/apache.ts';
import { caddy } from '../hosting/recipes/caddy.ts';
import { nginx } from '../hosting/recipes/nginx.ts';

const APACHE_MODULES = '/usr/lib/apache2/modules';

/** A running web server that hosts a built site with its recipe. */
export interface Serving {
  /** Without a trailing slash. */
  url: string;
  stop(): void;
}

/** Whether a program is installed on this machine. */
export const has = (program: string): boolean =>
  ['/usr/sbin', ...(process.env['PATH'] ?? '').split(':')].some((folder) =>
    existsSync(join(folder, program)),
  );

/** Whether nginx has the Brotli module, as packaged by Debian. */
export const nginxHasBrotli = (): boolean =>
  existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

/** Starts nginx with the recipe for this site; `root` is the folder above its base URL. */
export async function startNginx(site: BuiltFiles, root: string): Promise<Serving> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const brotli = nginxHasBrotli();
  const recipe = nginx(site, { brotli, root, listen: `127.0.0.1:${port}` });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${brotli ? 'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;' : ''}
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; ${places} ${recipe} }`,
  );
  return waitUntilStarted(
    'nginx',
    ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
    {},
    port,
    folder,
  );
}

/** Starts Caddy with the recipe for this site; `root` is the folder above its base URL. */
export async function startCaddy(site: BuiltFiles, root: string): Promise<Serving> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  writeFileSync(join(folder, 'Caddyfile'), caddy(site));
  const env = { SITE_ADDRESS: `http://:${port}`, SITE_ROOT: root, XDG_DATA_HOME: folder };
  return waitUntilStarted(
    'caddy',
    ['run', '--config', join(folder, 'Caddyfile')],
    env,
    port,
    folder,
  );
}

/** Starts Apache with Debian's modules, the recipe for its configuration and the `.htaccess` in the site. */
export async function startApache(site: BuiltFiles, root: string): Promise<Serving> {
  const folder = mkdtempSync(join(tmpdir(), 'apache-'));
  const port = await freePort();
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite'].map(
    (name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`,
  );
  writeFileSync(
    join(folder, 'apache.conf'),
    `${modules.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
TypesConfig /dev/null
DefaultRuntimeDir ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${apacheSite(site, { listen: `127.0.0.1:${port}`, root })}`,
  );
  const args = ['-f', join(folder, 'apache.conf'), '-D', 'FOREGROUND'];
  return waitUntilStarted('apache2', args, {}, port, folder);
}

async function waitUntilStarted(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  port: number,
  folder: string,
): Promise<Serving> {
  const path = `${process.env['PATH'] ?? ''}:/usr/sbin`;
  const child = spawn(program, args, { env: { ...process.env, PATH: path, ...env } });
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const url = `http://localhost:${port}`;
  const stop = () => {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    try {
      await fetch(url, { method: 'HEAD' });
      return { url, stop };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  stop();
  throw new Error(`${program} did not answer on port ${port}. It said: ${stderr}`);
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
