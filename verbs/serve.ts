import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { servers } from './ports.ts';
import { root, runScript } from './steps.ts';

const [name, ...rest] = process.argv.slice(2);
if (!servers.some((each) => each === name)) {
  console.error(
    `Say which server to run: npm run serve -- ${servers.join(' | ')}${name ? ` (you said "${name}")` : ''}. Add --demo for demonstration data, or \`keys\` for the keys command.`,
  );
  process.exit(1);
}
if (!existsSync(join(root, 'servers/generated'))) await runScript('specs/generate.ts');
const wantsKeys = rest[0] === 'keys';
const file = `servers/${name}/${wantsKeys ? 'keys' : 'serve'}.ts`;
process.exit(await runScript(file, wantsKeys ? rest.slice(1) : rest));
