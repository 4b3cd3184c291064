import { fetchBuilt } from '../error-boundary/new-build.ts';

// Sidebars and categories as the build has drawn them (shell/build/sidebar-tables.ts), in the browser.

const arrived = new Map<string, string>();
const arriving = new Map<string, Promise<void>>();

declare const __webpack_require__: { p: string };

/** The HTML in a file, if it is here. */
export const fileIn = (name: string): string | undefined => arrived.get(name);

/** Loads a file; a second call costs nothing, unless the first has failed. */
export function loadFile(name: string): Promise<void> {
  const known = arriving.get(name);
  if (known) return known;
  const loading = fetchBuilt(`${__webpack_require__.p}assets/sidebar/${name}.json`)
    .then(async (answer) => void arrived.set(name, (await answer.json()) as string))
    .catch((error: unknown) => {
      arriving.delete(name);
      throw error;
    });
  arriving.set(name, loading);
  return loading;
}
