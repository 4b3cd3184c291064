import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../hosting/built-files.ts';
import { compareBuilds } from '../../hosting/compare-builds.ts';
import { copySite } from '../copy-site.ts';

// Builds the same sources in two folders with different names, without a cache, and fails if a file differs. Then changes
// one page and fails if files change that `expectedChanges` does not list.
// `npm run bench -- stability`, about three minutes.

const PAGE = 'docs/radio/intro';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copies = ['one', 'two'].map((name) => copySite(name));
process.on('exit', () => copies.forEach((folder) => rmSync(folder, { recursive: true })));

const [one = '', two = ''] = copies;
const first = build(one, 'build-same');
const second = build(two, 'build-same');
const again = compareBuilds(first, second);
console.log(
  `two builds of the same sources: ${again.files} files, ${again.changed.length} changed`,
);

appendFileSync(join(two, `${PAGE}.mdx`), '\nThis sentence changes the page.\n');
const changed = compareBuilds(second, build(two, 'build-changed'), expectedChanges());
console.log(`one page changed: ${changed.expected.length} files new, gone or different by it`);
console.log(changed.expected.map((line) => `  ${line}`).join('\n'));
console.log(`  ${changed.renamed} other pages differ only in the names of those files`);
const faults = [...again.changed, ...changed.changed];
console.error(faults.map((line) => `✗ ${line}`).join('\n'));
process.exit(faults.length > 0 ? 1 : 0);

/**
 * Files that may change with one page: the page in each format, the list of chunk names, and files generated from all
 * pages.
 */
function expectedChanges(): RegExp {
  const chunks = listFiles(second).filter(
    (name) =>
      /^\/assets\/js\/[0-9a-f]{8}\./.test(name) &&
      readFileSync(second + name, 'utf8').includes(`@site/${PAGE}.mdx`),
  );
  const chunk = chunks.map((name) => name.slice('/assets/js/'.length).split('.')[0]).join('|');
  return new RegExp(
    [
      `^/${PAGE}[.](html|md)$`,
      `^/assets/js/(${chunk})[.][.]js$`,
      '^/assets/js/runtime~main[.][.]js$',
      '^/search-(doc|index)-[.](json|bin)$',
      '^/llms-full[.]txt$',
      '^/sitemap[.]xml$',
      '^/store-pack[.]json$',
    ].join('|'),
  );
}

function build(site: string, out: string): string {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', '--out-dir', out],
    {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NO_UPDATE_NOTIFIER: '1' },
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return join(site, out);
}
