/** The one heavy file of the site: the three servers, their documents and the database engine. */
import { openInPage } from '@frontline/storage/in-page';
import { fetchBuilt } from '../../../shell/page/error-boundary/missing-file.ts';
import { NotStarted, causes } from './reader-error.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { checkRequest, documents } from './check-request.ts';

/**
 * Starts the three servers in this page.
 *
 * @param own What takes the place of the real time and of what is drawn by chance.
 * @throws {NotStarted} something they need is not there
 */
export async function startInPage(
  own: Partial<Omit<SandboxOptions, 'openDatabase'>> = {},
): Promise<Sandbox> {
  if (!globalThis.crypto?.subtle) throw new NotStarted(causes.insecure);
  const engine = await fetchEngine();
  return createSandbox({
    openDatabase: () => openInPage(engine),
    realNow: () => new Date(),
    ...own,
  });
}

/** One file, named by its content. */
const own = new URL('@sqlite.org/sqlite-wasm/sqlite3.wasm', import.meta.url);

/**
 * Fetches and compiles the database engine: 400 KiB, which may take `patience` milliseconds to arrive
 * whole.
 *
 * @throws {NotStarted} it did not arrive whole, or this page may not run it
 * @throws {RangeError} there is no memory for it
 * @throws {MissingFileError} the host has another build of the site by now
 */
export async function fetchEngine(address = own, patience = 60_000): Promise<WebAssembly.Module> {
  if (!('WebAssembly' in globalThis)) throw new NotStarted(causes.noWebAssembly);
  if (!mayCompile()) throw new NotStarted(causes.refused);
  const late = AbortSignal.timeout(patience);
  try {
    const answer = await fetchBuilt(address.href, { signal: late });
    // Browsers keep what they compiled from the stream, where the host names its type.
    return await (answer.headers.get('content-type') === 'application/wasm'
      ? WebAssembly.compileStreaming(answer)
      : WebAssembly.compile(await answer.arrayBuffer()));
  } catch (cause) {
    if (late.aborted) throw new NotStarted(causes.late, { cause });
    // What fetch throws where nobody answers; of its words every browser has its own.
    if (cause instanceof TypeError) throw new NotStarted(causes.offline, { cause });
    if (cause instanceof WebAssembly.CompileError) throw new NotStarted(causes.damaged, { cause });
    throw cause;
  }
}

/** Tries the smallest module there is: only a policy refuses that, in words of each browser's own. */
function mayCompile(): boolean {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch {
    return false;
  }
}
