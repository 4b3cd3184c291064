import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** What a page is weighed by. */
export type Kind = 'script' | 'style' | 'font' | 'html';

export interface Loaded {
  kind: Kind;
  /** From the root of the host. */
  path: string;
  raw: number;
  /** As gzip at its best; fonts are compressed in themselves. */
  gzip: number;
}

const KINDS = new Map<string, Kind>([
  ['document', 'html'],
  ['font', 'font'],
  ['script', 'script'],
  ['stylesheet', 'style'],
]);

/** What is fetched when the browser has nothing else to do is not part of the page. */
const NEVER_IDLE = 'window.requestIdleCallback = () => 0;';

/** Goes to an address on a fresh page, and weighs what it loads before the browser is idle. */
export async function loadedBeforeIdle(page: Page, url: string): Promise<Loaded[]> {
  const answers: Response[] = [];
  page.on('response', (answer) => void answers.push(answer));
  await page.addInitScript({ content: NEVER_IDLE });
  await page.goto(url, { waitUntil: 'networkidle' });
  // On a busy machine the network rests before the first frame, after which the scripts are asked for.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  for (let seen = 0; seen < answers.length; await page.waitForTimeout(500)) seen = answers.length;
  const loaded = answers.map(async (answer): Promise<Loaded[]> => {
    const kind = KINDS.get(answer.request().resourceType());
    if (!kind) return [];
    const body = await answer.body();
    const gzip = kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
    return [{ kind, path: new URL(answer.url()).pathname, raw: body.length, gzip }];
  });
  return (await Promise.all(loaded)).flat();
}

/** The bytes of files together. */
export const weightOf = (files: Loaded[]): { raw: number; gzip: number } => {
  const sum = (key: 'raw' | 'gzip') => files.reduce((all, file) => all + file[key], 0);
  return { raw: sum('raw'), gzip: sum('gzip') };
};
