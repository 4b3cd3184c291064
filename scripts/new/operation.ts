import { existsSync, readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { OpenApiDocument } from '../../specs/document.ts';
import { oneOf, writeNew, type ScaffoldResult, kebab } from './scaffold-result.ts';
import { operationText } from './operation-text.ts';

const methods = ['get', 'post', 'put'] as const;

/** `npm run new -- operation lockers readDoor get /api/lockers/doors/{door_id}` */
export function newOperation(
  root: string,
  apis: readonly string[],
  [given, id = '', verb = '', path = '']: string[],
): ScaffoldResult {
  const api = oneOf('API', apis, given);
  if (!/^[a-z]+([A-Z][a-z0-9]*)+$/.test(id))
    throw new Error(
      `"${id}" is no operationId: write a verb and what it is done to, such as readDoor.`,
    );
  const method = oneOf('method', methods, verb.toLowerCase());
  if (!/^(\/(\w[\w-]*|\{\w+\}))+$/.test(path))
    throw new Error(`"${path}" is no path: write it as /api/doors/{door_id}.`);

  const inSpecs = `specs/${api}-api.yaml`;
  const file = existsSync(join(root, inSpecs)) ? inSpecs : `servers/${api}/${api}-api.yaml`;
  const text = readFileSync(join(root, file), 'utf8');
  const { paths, tags } = parse(text) as OpenApiDocument;
  if (path in paths) throw new Error(`${file} has ${path} already. Add the method there by hand.`);
  if (text.includes(`operationId: ${id}\n`)) throw new Error(`${file} has ${id} already.`);
  const end = text.search(/^components:/m);
  const own = operationText({ id, method, path, tag: tags[0]?.name ?? '' });
  const test = `servers/${api}/test/${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.test.ts`;
  const written = [writeNew(root, test, testText(id, method, path))];
  writeFileSync(join(root, file), text.slice(0, end) + own + text.slice(end));
  return {
    written: [file, ...written],
    nextSteps: [
      `${file}: the words, the fields and the answers of ${id}; it is the last of the paths.`,
      `npx tsx specs/generate.ts, then ${id} in servers/${api}/src/handlers.ts: it does not compile before.`,
      `${test}, and in test/every-status.test.ts a request for every documented status.`,
      `client/check/cases/${api}.ts: when a check sends each printed request, done and validationFailure.`,
      'npm run fix, which promises its anchors, then npm run check.',
    ],
  };
}

const testText = (id: string, method: string, path: string): string =>
  `import { eachEngine } from '@frontline/storage/test-engines';
import { expect, test } from 'vitest';
import { demoServer } from './demo-server.ts';

await eachEngine((engine) => {
  test('answers what the document prints for ${id}', async () => {
    const { send } = await demoServer(await engine.open());
    expect(await send('${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '1')}')).toMatchObject({ status: 200 });
  });
});
`;

/** `npm run new -- migration lockers door-sensors` */
export function newMigration(
  root: string,
  servers: readonly string[],
  [server, given]: string[],
): ScaffoldResult {
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
    nextSteps: [
      `${file}: the statements, and a line that says what they are for.`,
      `servers/${server}/src/tables.ts: the rows as they are now; test/stored/remembered.ts: a row in each new table.`,
      'npx tsx scripts/store-states.ts, before it is released: it stores what the server leaves behind (it needs pg_dump).',
      'npm run fix, then npm run check.',
    ],
  };
}

/** Appends a migration to the list. */
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
