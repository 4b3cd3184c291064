import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { readBuiltFiles } from '../hosting/built-files.ts';
import { hostSite, LOCAL_SERVERS } from '../hosting/static-host.ts';
import { launchOptionsOf } from './launch-options.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    launchOptions: Awaited<ReturnType<typeof launchOptionsOf>>;
    /** The trial site under its own base URL, without a slash at the end. */
    trialUrl: string;
    /** The trial site at a URL where its base URL is wrong. */
    misplacedUrl: string;
    /** The folder of the built site, and that of the trial site, which is named like its base URL. */
    siteFolder: string;
    trialFolder: string;
  }
}

/**
 * Hosts the built site on a free port. Each worker starts its own Chromium, the headless shell if available: a shared one
 * would pass every message through this process.
 * `SITE_BUILD` and `SITE_BUILD_TRIAL` select other folders in site/ than `build` and `build-trial`.
 */
export default async function setup(project: TestProject) {
  const build = builtFolder(process.env['SITE_BUILD'] ?? 'build');
  const trial = builtFolder(process.env['SITE_BUILD_TRIAL'] ?? 'build-trial');
  const { base } = readBuiltFiles(trial);
  const above = mkdtempSync(join(tmpdir(), 'trial-site-'));
  const placedTrial = join(above, base);
  // A junction, because symlinks require special rights on Windows.
  symlinkSync(trial, placedTrial.slice(0, -1), 'junction');
  const [launchOptions, ...hosts] = await Promise.all([
    launchOptionsOf(process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROME_PATH']),
    // Like `npm start`, with servers on the documented ports.
    hostSite(build, 0, new Map([[LOCAL_SERVERS, '{}']])),
    hostSite(trial, 0),
    hostSite(trial, 0, new Map(), '/'),
  ]);
  const [site, placed, misplaced] = hosts.map(urlOf);
  project.provide('launchOptions', launchOptions);
  project.provide('baseUrl', site ?? '');
  project.provide('trialUrl', `${placed}${base.slice(0, -1)}`);
  project.provide('misplacedUrl', misplaced ?? '');
  project.provide('siteFolder', build);
  project.provide('trialFolder', placedTrial.slice(0, -1));
  return () => {
    for (const host of hosts) {
      host.close();
      host.closeAllConnections();
    }
    rmSync(above, { recursive: true });
  };
}

function urlOf(host: Server): string {
  return `http://localhost:${(host.address() as AddressInfo).port}`;
}

/** The folder in site/ of a build; throws if there is none. */
export function builtFolder(name: string): string {
  const folder = fileURLToPath(new URL(`../site/${name}`, import.meta.url));
  if (existsSync(folder)) return folder;
  throw new Error(
    `There is no built site in site/${name}. Run the tests with \`npm run e2e\`, which builds it.`,
  );
}
