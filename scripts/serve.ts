import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { apiNames as servers } from '../specs/api-names.ts';
import { root, runScript, serveFile } from './steps.ts';

const [name, ...rest] = process.argv.slice(2);
if (!servers.some((each) => each === name)) {
  console.error(
    `Say which server to run: npm run serve -- ${servers.join(' | ')}${name ? ` (you said "${name}")` : ''}. Add --demo for demonstration data, or \`keys\` for the keys command.`,
  );
  process.exit(1);
}
if (!existsSync(join(root, 'servers/generated'))) await runScript('specs/generate.ts');
const wantsKeys = rest[0] === 'keys';
const keys = `servers/${name}/keys.ts`;
if (wantsKeys && !existsSync(join(root, keys))) {
  console.error(`The ${name} server has no keys command: ${keys} is not there.`);
  process.exit(1);
}
const file = wantsKeys ? keys : serveFile(name!);
process.exit(await runScript(file, wantsKeys ? rest.slice(1) : rest));
