import { apiNames } from './apis.ts';
import { generatedFiles } from './generation/files.ts';
import { lists } from './generation/lists.ts';
import { writeGenerated } from './generation/write.ts';

const all = { ...lists(apiNames) };
for (const name of apiNames)
  for (const [file, text] of Object.entries(await generatedFiles(name)))
    all[`specs/generated/${file}`] = text;

const written = Object.entries(all).filter(([file, text]) => writeGenerated(file, text));
for (const [file, text] of written)
  console.log(`${file}  ${(Buffer.byteLength(text) / 1024).toFixed(1)} KiB`);
console.log(`${Object.keys(all).length} files, ${written.length} of them changed.`);
