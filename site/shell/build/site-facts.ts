import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { atLeastOne, generatedFile } from './contract.ts';

type Facts = Record<string, unknown>;
type DocsData = Record<string, { versions: { docs: unknown[] }[] }>;

/** What the browser asks of the configuration; the rest steers the build. */
const CONFIG = ['baseUrl', 'trailingSlash'];

const only = (facts: Facts, names: string[]) =>
  Object.fromEntries(names.filter((name) => name in facts).map((name) => [name, facts[name]]));

/**
 * Writes the facts about the site as the browser needs them, and says which generated file each
 * stands in for. The list of all docs goes: who asks for it are version menus, which we have not.
 */
export function writeSiteFacts(generated: string, siteConfig: object): Record<string, string> {
  const folder = path.join(generated, 'own-facts');
  mkdirSync(folder, { recursive: true });
  const read = (name: string) =>
    JSON.parse(readFileSync(generatedFile(generated, name, 'site-facts.ts'), 'utf8')) as Facts;
  const globalData = read('globalData.json');
  const docs = (globalData['docusaurus-plugin-content-docs'] ?? {}) as DocsData;
  const found = 'the docs plugin in globalData.json';
  for (const { versions } of atLeastOne(Object.values(docs), found, 'site-facts.ts'))
    for (const version of versions) version.docs = [];

  const facts: Record<string, unknown> = {
    'docusaurus.config.mjs': only(siteConfig as Facts, CONFIG),
    'globalData.json': globalData,
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      const file = path.join(folder, `${path.parse(name).name}.json`);
      writeFileSync(file, JSON.stringify(fact));
      return [path.join(generated, name), file];
    }),
  );
}
