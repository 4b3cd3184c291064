import type { Part } from '../shared/pack-list.ts';

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
