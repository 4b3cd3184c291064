import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hostSite } from '../../../../hosting/static-host.ts';
import { fileOfTool } from '../../../../scripts/tools.ts';
import { writePages, type Written } from './write-pages.ts';

export interface LargeSite {
  pages: Written[];
  /** The build output. */
  folder: string;
  /** The URL of the host, without a trailing slash. */
  url: string;
  /** Stops the host and deletes the build. */
  stop: () => void;
}

/** Builds a large site with our shell, without a cache, and hosts it. Takes 20 s of CPU. */
export async function buildLargeSite(): Promise<LargeSite> {
  const work = mkdtempSync(path.join(tmpdir(), 'large-site-'));
  const generated = `.docusaurus-large-${path.basename(work)}`;
  const site = fileURLToPath(new URL('../../..', import.meta.url));
  const folder = path.join(work, 'built');
  const docs = path.join(work, 'docs');
  const pages = writePages(docs);
  const config = fileURLToPath(new URL('./docusaurus.config.ts', import.meta.url));
  await promisify(execFile)(
    process.execPath,
    [fileOfTool('docusaurus'), 'build', '--config', config, '--out-dir', folder],
    {
      cwd: site,
      env: {
        ...process.env,
        LARGE_SITE_DOCS: docs,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NO_UPDATE_NOTIFIER: '1',
      },
    },
  ).finally(() => rmSync(path.join(site, generated), { recursive: true, force: true }));
  const host = await hostSite(folder, 0);
  const stop = () => {
    host.close();
    host.closeAllConnections();
    rmSync(work, { recursive: true });
  };
  return { pages, folder, url: `http://localhost:${(host.address() as AddressInfo).port}`, stop };
}
