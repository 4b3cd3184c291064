import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PackFile, PackList, Part } from '../shared/pack-list.ts';
import { filesBelow } from '../../../shell/build/build-cache/index.ts';

/** What hosts send as it is, because it is compressed already. */
const COMPRESSED = /\.(png|jpe?g|ico|woff2|bin|pdf|zip)$/;

/**
 * Lists the files of a built site that belong to the store pack, with revision and sizes.
 *
 * @param changed day of the newest change to a page, or empty
 */
export function makeList(folder: string, changed: string): PackList {
  const files = filesBelow(folder)
    .map((file) => path.relative(folder, file))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .flatMap((name) => entryOf(folder, name));
  const version = hash(files.map((file) => `${file.path} ${file.revision}\n`).join('')).slice(0, 8);
  return { enabled: true, version, changed, files };
}

function entryOf(folder: string, name: string): PackFile[] {
  const part = partOf(name);
  if (!part) return [];
  const content = readFileSync(path.join(folder, name));
  const transfer = COMPRESSED.test(name) ? content.length : gzipSync(content).length;
  const revision = hash(content).slice(0, 16);
  return [{ path: name, revision, bytes: content.length, transfer, part }];
}

const hash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** What is of no use away from the network, or is not for readers: crawlers' files, twins, previews. */
const LEFT_OUT = [
  /(^|\/)[._]/,
  /^[^/]*\.(xml|atom)$/,
  /\.(md|map|ts|gz|br|tgz)$/,
  /^(?!assets\/).*\.txt$/,
  /social/,
  /^(sw\.js|store-pack\.json|CNAME)$/,
];

const RULES: [part: Part, paths: RegExp][] = [
  ['cards', /^printables\//],
  ['search', /^[^/]+-[0-9a-f]{8}\.(bin|json)$/],
  ['sandbox', /\.wasm$|^assets\/js\/(sandbox|sandbox-tools)\./],
];

/**
 * The part of the store pack that a file of the built site belongs to, by its path below the build
 * folder; undefined for what is not saved. Whatever no rule names belongs to the pages.
 */
export function partOf(path: string): Part | undefined {
  if (LEFT_OUT.some((paths) => paths.test(path))) return undefined;
  return RULES.find(([, paths]) => paths.test(path))?.[0] ?? 'pages';
}
