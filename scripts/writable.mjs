// @ts-check
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** @type {Record<string, string>} */
const reasons = {
  EROFS: 'is read-only',
  EACCES: 'is not yours to write in',
  EPERM: 'is not yours to write in',
  ENOSPC: 'is on a full disk',
};

/**
 * Tests by writing whether the folders of the verbs are writable. Checking permissions is not enough: root has them even on
 * a read-only disk, and Windows reports them for files only.
 *
 * @param {string} root the repository's folder
 * @throws {Error} a folder is not writable; the message names it, the reason and the fix
 */
export function requireWritable(root) {
  for (const name of ['', 'node_modules', 'site', 'specs']) {
    const folder = resolve(root, name);
    if (!existsSync(folder)) continue;
    try {
      rmdirSync(mkdtempSync(resolve(folder, '.trial-')));
    } catch (error) {
      const code = /** @type {NodeJS.ErrnoException} */ (error).code || String(error);
      const reason = reasons[code] || 'cannot be written in';
      const cure =
        code === 'ENOSPC'
          ? 'Make room there'
          : 'Copy the repository to a folder of your own, or make this one writable';
      throw new Error(
        `The folder ${folder} ${reason} (${code}), and this command writes there what it installs and builds. ${cure}, and run the command again.`,
      );
    }
  }
}
