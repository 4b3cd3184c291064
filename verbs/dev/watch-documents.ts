import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiNames, sourceFile, sourceUrl, type ApiName } from '../../specs/apis.ts';
import { generatedFiles } from '../../specs/generation/files.ts';
import { writeGenerated } from '../../specs/generation/write.ts';
import { faultsIn } from '../../site/plugins/content/api-reference/check-documents.ts';
import { referenceDocuments } from '../../site/plugins/content/api-reference/reference-documents.ts';

/** Editors write a file in several steps: what follows within so many ms is one change. */
const ONE_CHANGE = 60;

/**
 * Writes what is made of a document whenever that is saved, and nothing of the others, so that only its own
 * server starts again. A fault is said in a sentence, and what was there stays until it is mended.
 *
 * @param say gets a line for each save
 * @returns how to end it
 */
export function watchDocuments(say: (line: string) => void): () => void {
  const waiting = new Map<ApiName, NodeJS.Timeout>();
  const folders = new Set(apiNames.map((name) => new URL('.', sourceUrl(name)).href));
  const watchers = [...folders].map((folder) =>
    watch(fileURLToPath(folder), (_, file) => {
      const name = apiNames.find((one) => sourceUrl(one).href === `${folder}${file}`);
      if (!name) return;
      clearTimeout(waiting.get(name));
      waiting.set(
        name,
        setTimeout(() => void renew(name).then(say), ONE_CHANGE),
      );
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}

/** Makes everything of one document again, and says what came of it. */
export async function renew(name: ApiName): Promise<string> {
  try {
    const faults = faultsIn(referenceDocuments.filter((one) => one.name === name));
    if (faults.length > 0) return faults.join('\n');
    const files = Object.entries(await generatedFiles(name));
    const written = files.filter(([file, text]) => writeGenerated(file, text));
    return `${sourceFile(name)}: ${written.length} of ${files.length} generated files are new.`;
  } catch (error) {
    return `${sourceFile(name)}: ${(error as Error).message.split('\n')[0]}`;
  }
}
