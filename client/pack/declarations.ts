import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const lists = fileURLToPath(new URL('../generated/', import.meta.url));
const generated = fileURLToPath(new URL('../../specs/generated/', import.meta.url));

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  declaration: true,
  emitDeclarationOnly: true,
};

/**
 * The type declarations of the client by file name, for ESM and CommonJS. Contains only types that a caller can reach.
 *
 * @throws {Error} the client does not compile, or its types depend on a package that is not published
 */
export function declarations(): Record<string, string> {
  const emitted = emit();
  const files: Record<string, string> = {};
  const add = (name: string): void => {
    if (`${name}.d.ts` in files) return;
    const text = emitted.get(name) ?? readFileSync(join(generated, `${name}.ts`), 'utf8');
    const own = text.replaceAll(/'(?:@frontline\/specs|\.\.)\/(?:generated|src)\//g, "'./");
    if (own.includes('@frontline/')) throw new Error(`${name}.d.ts leans on a private package.`);
    files[`${name}.d.ts`] = own.replaceAll(IMPORT, "from './$1.js'");
    files[`${name}.d.cts`] = own.replaceAll(IMPORT, "from './$1.cjs'");
    for (const [, next = ''] of own.matchAll(IMPORT)) add(next);
  };
  add('index');
  return files;
}

const IMPORT = /from '\.\/([\w.-]+)\.ts'/g;

/** The declarations of each of our own files, by name. */
function emit(): Map<string, string> {
  const program = ts.createProgram([join(source, 'index.ts')], options);
  const emitted = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (file, text, _, __, sources) => {
    const from = sources?.[0]?.fileName;
    // The compiler uses slashes in paths on every system.
    if (from && [source, lists].some((folder) => resolve(dirname(from)) === resolve(folder)))
      emitted.set(basename(file, '.d.ts'), text);
  });
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0)
    throw new Error(
      faults
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
        .join('\n'),
    );
  return emitted;
}
