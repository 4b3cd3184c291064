import { apiNames, readSource } from './apis.ts';
import { generatedFiles } from './generation/files.ts';
import { sharedLimitsModule } from './generation/limits.ts';
import { lists } from './generation/lists.ts';
import { portsFile } from './generation/ports.ts';
import { isWritten, removeMadePages, writeGenerated } from './generation/write.ts';

const sources = Object.fromEntries(apiNames.map((name) => [name, readSource(name)]));
const all = {
  ...lists(apiNames, isWritten),
  ...portsFile(sources),
  'specs/generated/shared-limits.ts': sharedLimitsModule(sources),
};
for (const name of apiNames) Object.assign(all, await generatedFiles(name));

const written = Object.entries(all).filter(([file, text]) => writeGenerated(file, text));
for (const [file, text] of written)
  console.log(`${file}  ${(Buffer.byteLength(text) / 1024).toFixed(1)} KiB`);
for (const file of removeMadePages(apiNames)) console.log(`${file}  removed`);
console.log(`${Object.keys(all).length} files, ${written.length} of them changed.`);
