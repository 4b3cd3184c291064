import { apiNames, readSource } from './apis.ts';
import {
  generatedFiles,
  isHandwritten,
  removeGeneratedPages,
  writeGenerated,
} from './generation/files.ts';
import { sharedLimitsModule } from './generation/limits.ts';
import { lists } from './generation/lists.ts';
import type { OpenApiDocument } from './document.ts';
import { limitsIn } from './limits/limits.ts';

const sources = Object.fromEntries(apiNames.map((name) => [name, readSource(name)]));
const all = {
  ...lists(apiNames, isHandwritten),
  ...portsFile(sources),
  'specs/generated/shared-limits.ts': sharedLimitsModule(sources),
  'specs/generated/descriptions.ts': descriptionsModule(sources),
};
for (const name of apiNames) Object.assign(all, await generatedFiles(name));

const written = Object.entries(all).filter(([file, text]) => writeGenerated(file, text));
for (const [file, text] of written)
  console.log(`${file}  ${(Buffer.byteLength(text) / 1024).toFixed(1)} KiB`);
for (const file of removeGeneratedPages(apiNames)) console.log(`${file}  removed`);
console.log(`${Object.keys(all).length} files, ${written.length} of them changed.`);

/** The description of each API: long, and no part of the documents that pages load. */
function descriptionsModule(documents: Record<string, OpenApiDocument>): string {
  const texts = Object.entries(documents).map(([name, { info }]) => [name, info.description ?? '']);
  return `export const descriptions: Record<string, string> = ${JSON.stringify(Object.fromEntries(texts), null, 2)};\n`;
}

/**
 * The list of all APIs with the ports in their documents. Generated but committed: `npm start` reads it before
 * a YAML parser is installed.
 */
function portsFile(documents: Record<string, OpenApiDocument>): Record<string, string> {
  const ports = Object.entries(documents).map(([name, document]) => {
    const { port } = limitsIn(document);
    if (!port)
      throw new RangeError(
        `The first address under "servers" in the document of ${name} has no port: write one, such as http://localhost:8002.`,
      );
    return [name, port.value];
  });
  return { 'specs/ports.json': `${JSON.stringify(Object.fromEntries(ports), null, 2)}\n` };
}
