import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A third-party package with code in a bundle. */
interface ThirdParty {
  name: string;
  version: string;
  /** As its package.json declares it. */
  license: string;
  /** The texts of its license and notice files, sorted by file name. */
  texts: string[];
}

const LICENSE_FILE = /^(license|licence|copying|notice)([-.].*)?$/i;
/**
 * License texts of packages without a license file, as paths below the same node_modules: the same text of the same
 * holder, the comment at the top of its program, and the license that its README names.
 */
const ELSEWHERE: ReadonlyMap<string, readonly string[]> = new Map([
  ['infima', ['@docusaurus/theme-classic/LICENSE']],
  ['@sqlite.org/sqlite-wasm', ['@sqlite.org/sqlite-wasm/dist/index.mjs', 'typescript/LICENSE.txt']],
]);
/** The innermost package folder of a file, with its scope. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/][^\\/]*/;

/**
 * The packages that files of a bundle come from, sorted by name. Our own files belong to none.
 *
 * @param files absolute paths from the metafile of a bundler
 * @throws {Error} a package declares no license, or contains no text of it
 */
export function thirdPartyOf(files: Iterable<string>): ThirdParty[] {
  const folders = new Set([...files].flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  return [...folders]
    .map(readPackage)
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

function readPackage(folder: string): ThirdParty {
  const manifest = join(folder, 'package.json');
  const { name, version, license } = (
    existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  ) as Partial<ThirdParty>;
  const own = readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  const modules = folder.slice(0, -(name ?? '').length);
  const texts = [
    ...own.sort().map((file) => join(folder, file)),
    ...(ELSEWHERE.get(name ?? '') ?? []).map((file) => join(modules, file)),
  ].map(readText);
  if (!name || !version || !license || texts.length === 0)
    throw new Error(
      `${folder} is in a bundle that is published, and carries no license. Take another package, or write its license into client/pack/third-party.ts.`,
    );
  return { name, version, license, texts };
}

/** The text of a file, or the first comment of a program. */
function readText(file: string): string {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return (file.endsWith('.mjs') ? (/\/\*(.*?)\*\//s.exec(text)?.[1] ?? '') : text).trim();
}

/** The notices that licenses require with the code. A text that several packages share is printed once. */
export function noticesOf(packages: readonly ThirdParty[]): string {
  const packagesByText = new Map<string, string[]>();
  for (const { name, version, license, texts } of packages)
    for (const text of texts)
      packagesByText.set(text, [
        ...(packagesByText.get(text) ?? []),
        `${name} ${version} (${license})`,
      ]);
  return [...packagesByText]
    .map(([text, names]) => `${'-'.repeat(72)}\n${names.join('\n')}\n\n${text}\n`)
    .join('\n');
}
