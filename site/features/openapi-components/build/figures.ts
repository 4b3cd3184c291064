import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RootContent } from 'mdast';
import { esm } from './markdown.ts';

const folder = fileURLToPath(new URL('../../figures/page', import.meta.url));

/** `door-states` is drawn by the component `DoorStatesFigure`. */
export const figureName = (name: string) =>
  `${name.replaceAll(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Figure`;

/** The name of the file that draws a figure, or undefined. */
export const figureFile = (name: string): string | undefined =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .find((file) =>
      readFileSync(path.join(folder, file), 'utf8').includes(
        `export function ${figureName(name)}(`,
      ),
    );

/** The import that a page needs for what is drawn on it; only pages that show it carry it. */
export const componentImport = (name: string, file: string, isDefault = false): RootContent =>
  esm(`import ${isDefault ? name : `{ ${name} }`} from '${file}';`);
