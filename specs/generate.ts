import { mkdirSync, writeFileSync } from 'node:fs';
import { apiNames, readSource, type ApiName } from './apis.ts';
import { bundle } from './generation/bundle.ts';
import { answerChecks, requestChecks } from './generation/checks.ts';
import { typesOf } from './generation/types.ts';

const folder = new URL('./generated/', import.meta.url);
const declaration = `import type { Validate } from '../document.ts';
declare const checks: Record<string, Validate>;
export default checks;
`;

mkdirSync(folder, { recursive: true });
for (const name of apiNames) {
  for (const [file, text] of Object.entries(await filesOf(name))) {
    writeFileSync(new URL(file, folder), text);
    console.log(`specs/generated/${file}  ${(Buffer.byteLength(text) / 1024).toFixed(1)} KiB`);
  }
}

async function filesOf(name: ApiName): Promise<Record<string, string>> {
  const document = bundle(readSource(name));
  return {
    [`${name}.document.json`]: `${JSON.stringify(document, null, 2)}\n`,
    [`${name}.types.ts`]: await typesOf(document),
    [`${name}.validators.js`]: requestChecks(document),
    [`${name}.validators.d.ts`]: declaration,
    [`${name}.answers.js`]: answerChecks(document),
    [`${name}.answers.d.ts`]: declaration,
  };
}
