import { fileURLToPath } from 'node:url';
import { install, isInstalled } from '../../scripts/npm.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Installs missing third-party documents; if that fails, prints a message and continues. */
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
