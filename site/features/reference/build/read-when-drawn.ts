import path from 'node:path';

/**
 * Lets the program that draws the pages of a build read the HTML of references from the disk, in place of having
 * it written into it: the bundler would hold every page of a large API several times over.
 *
 * @param names the files below the folder
 */
export const readWhenDrawn = (folder: string, names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [
      `@api-reference/${name}`,
      `var require('node:fs').readFileSync(${JSON.stringify(path.join(folder, name))}, 'utf8')`,
    ]),
  );
