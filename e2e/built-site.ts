import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { hostSite } from '../verbs/static-host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    browser: string;
  }
}

/** What Chromium needs in a container, and what keeps it from calling its maker's hosts. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Hosts the built site on a free port and starts one Chromium for all test files. */
export default async function setup(project: TestProject) {
  const build = fileURLToPath(new URL('../site/build', import.meta.url));
  if (!existsSync(build)) {
    throw new Error('There is no built site in site/build. Run `npm run build` first.');
  }
  const executablePath = process.env['CHROME_PATH'];
  const [host, browser] = await Promise.all([
    hostSite(build, 0),
    chromium.launchServer({ args: ARGS, ...(executablePath ? { executablePath } : {}) }),
  ]);
  project.provide('baseUrl', `http://localhost:${(host.address() as AddressInfo).port}`);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    host.close();
    host.closeAllConnections();
  };
}
