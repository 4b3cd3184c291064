import { fileURLToPath } from 'node:url';
import { install, isInstalled } from '../../scripts/npm.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Installs the documents of others where they are missing; says so where they cannot be had, and goes on. */
export function installDocuments(): void {
  if (isInstalled(folder)) return;
  console.log('Installing documents of others into bench/documents (once: 4 packages, 0.8 GB) …');
  try {
    install(folder);
  } catch (error) {
    console.log(
      `They are not here, and nothing is measured with them. ${(error as Error).message}`,
    );
  }
}
