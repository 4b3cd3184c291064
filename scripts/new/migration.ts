import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kebab, oneOf, writeNew, type Made } from './made.ts';

/** `npm run new -- migration lockers door-sensors` */
export function newMigration(
  root: string,
  servers: readonly string[],
  [server, given]: string[],
): Made {
  const folder = `servers/${oneOf('server', servers, server)}/src/migrations`;
  const words = kebab('name of a migration', given);
  const before = readdirSync(join(root, folder)).flatMap((file) => /^(\d{3})-/.exec(file) ?? []);
  const highest = Math.max(0, ...before.map(Number).filter(Number.isInteger));
  const name = `${String(highest + 1).padStart(3, '0')}-${words}`;
  const variable = words.replaceAll(/-(\w)/g, (_, first: string) => first.toUpperCase());
  const index = `${folder}/index.ts`;
  const listed = withLast(readFileSync(join(root, index), 'utf8'), variable, name, index);
  const file = writeNew(root, `${folder}/${name}.ts`, textOf(variable, name));
  writeFileSync(join(root, index), listed);
  return {
    written: [file, index],
    left: [
      `${file}: the statements, and a line that says what they are for.`,
      `servers/${server}/src/tables.ts: the rows as they are now; test/stored/remembered.ts: a row in each new table.`,
      'npx tsx scripts/store-states.ts, before it is released: it stores what the server leaves behind (it needs pg_dump).',
      'npm run fix, then npm run check.',
    ],
  };
}

/** The list of migrations with another one last. */
function withLast(text: string, variable: string, name: string, file: string): string {
  const imports = [...text.matchAll(/^import \{ \w+ \} from '\.\/\d{3}-[\w-]+\.ts';\n/gm)];
  const end = imports.at(-1);
  const list = /(export const migrations(?:: Migration\[\])? = \[)([^\]]*?),?(\s*\];)/;
  if (!end || !list.test(text))
    throw new Error(`${file} is not written as a list of migrations. List it there by hand.`);
  const at = end.index + end[0].length;
  const imported = `${text.slice(0, at)}import { ${variable} } from './${name}.ts';\n${text.slice(at)}`;
  return imported.replace(list, (_, open: string, items: string, close: string) => {
    const between = items.includes('\n') ? `,${/\n\s*/.exec(items)?.[0] ?? ' '}` : ', ';
    return `${open}${items}${between}${variable}${items.includes('\n') ? ',' : ''}${close}`;
  });
}

const textOf = (variable: string, name: string): string =>
  `import type { Migration } from '@frontline/storage';

/** Why the tables change. */
export const ${variable}: Migration = {
  name: '${name}',
  up: \`\`,
};
`;
