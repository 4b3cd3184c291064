import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

import type { Trails } from '../sidebar-tables.ts';

// While the site is built: the table of routes as the browser gets it. The engine's own three tables
// hold every page in the script of every page; beyond a certain number of pages ours are cut into
// one table for each folder, which is loaded when a reader comes near it.

/** How many pages one list of routes may hold before it is cut. A row is about 30 bytes compressed. */
const LONGEST_LIST = 120;

/** Files that almost every page needs: they are one file with the engine. */
const NEEDED_AT_ONCE = /@theme\/Doc(sRoot|VersionRoot|Root|Item)"|__plugin\.json"/;

type Names = string | { [key: string]: Names };
interface Row {
  path: string;
  exact?: boolean;
  component: string;
  routes?: Row[];
  [attribute: string]: unknown;
}

export interface RouteTables {
  /** The module that stands in for the engine's. */
  entry: string;
  /** The names of the files that only tables of folders mention, by the name of the table's file. */
  cut: Map<string, string[]>;
}

/** Writes the tables into the folder of generated files. */
export function writeRouteTables(generated: string, engine: string, trails: Trails): RouteTables {
  const folder = path.join(generated, 'own-routes');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

  const chunkNames = JSON.parse(
    readFileSync(path.join(generated, 'routesChunkNames.json'), 'utf8'),
  ) as Record<string, Names>;
  const imports = readImports(path.join(generated, 'registry.js'));
  const cut = new Map<string, string[]>();

  const files = (names: Names): string =>
    typeof names === 'string'
      ? imported(names, imports.get(names) ?? '')
      : `{${Object.entries(names)
          .map(([key, own]) => `${JSON.stringify(key)}:${files(own)}`)
          .join()}}`;
  const row = ({ component, routes, ...rest }: Row): string => {
    const names = chunkNames[component];
    const trail = trails[rest.path];
    const attributes = JSON.stringify({ ...rest, ...(trail?.length && { trail }) }).slice(1, -1);
    const below = routes ? `,routes:${list(routes)}` : '';
    return `{${attributes},component:${names ? `page(${files(names)})` : 'notFound()'}${below}}`;
  };
  const list = (rows: Row[]): string =>
    rows.length <= LONGEST_LIST ? `[${rows.map(row).join(',\n')}]` : `cut({${folders(rows)}})`;
  const folders = (rows: Row[]): string =>
    [...byFolder(rows)]
      .map(([below, own], index) => {
        const name = `routes-${index}`;
        write(
          `${name}.js`,
          `import { page } from ${JSON.stringify(engine)};\nexport default ${list(own)};\n`,
        );
        cut.set(
          name,
          own.flatMap((one) => namesIn(chunkNames[one.component] ?? {})),
        );
        return `${JSON.stringify(below)}:()=>import(/* webpackChunkName: "${name}" */ "./${name}.js")`;
      })
      .join(',\n');

  const top = readRoutes(path.join(generated, 'routes.js'));
  const entry = path.join(folder, 'routes.js');
  write(
    'routes.js',
    `import { cut, notFound, page } from ${JSON.stringify(engine)};\nexport default ${list(top)};\n`,
  );
  return { entry, cut };
}

function byFolder(rows: Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const folder = path.posix.dirname(row.path);
    found.set(folder, [...(found.get(folder) ?? []), row]);
  }
  return found;
}

const imported = (name: string, module: string) =>
  NEEDED_AT_ONCE.test(module)
    ? `[,()=>import(/* webpackMode: "eager" */ ${module})]`
    : `["${name}",()=>import(/* webpackChunkName: "${name}" */ ${module})]`;

const namesIn = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/** What each name of the engine's registry loads, as it is written there. */
function readImports(file: string): Map<string, string> {
  const lines = readFileSync(file, 'utf8').matchAll(
    /^ {2}"([^"]+)": \[\(\) => import\(\/\*.*?\*\/ ("(?:[^"\\]|\\.)*")\)/gm,
  );
  return new Map([...lines].map(([, name = '', module = '']) => [name, module]));
}

/** The engine's table is a module that calls a function for each component: we answer its key. */
function readRoutes(file: string): Row[] {
  const code = readFileSync(file, 'utf8')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'routes =');
  const context: { routes?: Row[]; ComponentCreator: (path: string, hash: string) => string } = {
    ComponentCreator: (at, hash) => `${at}-${hash}`,
  };
  runInNewContext(code, context);
  return context.routes ?? [];
}
