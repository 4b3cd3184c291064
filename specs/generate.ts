import { mkdirSync, writeFileSync } from 'node:fs';
import { apiNames } from './apis.ts';
import { generatedFiles } from './generation/files.ts';

const folder = new URL('./generated/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const name of apiNames) {
  for (const [file, text] of Object.entries(await generatedFiles(name))) {
    writeFileSync(new URL(file, folder), text);
    console.log(`specs/generated/${file}  ${(Buffer.byteLength(text) / 1024).toFixed(1)} KiB`);
  }
}
