import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

export type Kind = 'script' | 'style' | 'font' | 'html';

export interface Loaded {
  kind: Kind;
  /** From the root of the host. */
  path: string;
  raw: number;
  /** Gzip level 9; fonts are already compressed. */
  gzip: number;
}

const KINDS = new Map<string, Kind>([
  ['document', 'html'],
  ['font', 'font'],
  ['script', 'script'],
  ['stylesheet', 'style'],
]);

/** Requests made while idle are not part of the page. */
const NEVER_IDLE = 'window.requestIdleCallback = () => 0;';

/** Opens a URL on a fresh page, and measures what it loads before the browser is idle. */
export async function loadedBeforeIdle(page: Page, url: string): Promise<Loaded[]> {
  const answers: Response[] = [];
  page.on('response', (answer) => void answers.push(answer));
  await page.addInitScript({ content: NEVER_IDLE });
  await page.goto(url, { waitUntil: 'networkidle' });
  // On a busy machine the network may be idle before the first frame, after which the scripts are requested.
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

/** The total bytes of files. */
export const weightOf = (files: Loaded[]): { raw: number; gzip: number } => {
  const sum = (key: 'raw' | 'gzip') => files.reduce((all, file) => all + file[key], 0);
  return { raw: sum('raw'), gzip: sum('gzip') };
};
