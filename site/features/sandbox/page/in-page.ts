/** The largest chunk of the site: the three servers, their documents and the database engine. */
import { openInPage } from '@frontline/storage/in-page';
import { fetchBuilt } from '../../../shell/page/error-boundary/missing-file.ts';
import { NotStarted, causes } from './reader-error.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { checkRequest, documents } from './check-request.ts';

/**
 * Starts the three servers in this page.
 *
 * @param own replaces the clock and random ids
 * @throws {NotStarted} a browser feature or file is missing
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

/** The engine, whose file name has a content hash. */
const own = new URL('@sqlite.org/sqlite-wasm/sqlite3.wasm', import.meta.url);

/**
 * Fetches and compiles the database engine (400 KiB) within `timeout` milliseconds.
 *
 * @throws {NotStarted} it did not load completely, or this page may not run it
 * @throws {RangeError} out of memory
 * @throws {MissingFileError} the host has another build of the site by now
 */
export async function fetchEngine(address = own, timeout = 60_000): Promise<WebAssembly.Module> {
  if (!('WebAssembly' in globalThis)) throw new NotStarted(causes.noWebAssembly);
  if (!mayCompile()) throw new NotStarted(causes.refused);
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetchBuilt(address.href, { signal });
    // Browsers cache compiled code of a stream; this needs the right content type.
    return await (response.headers.get('content-type') === 'application/wasm'
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
  } catch (cause) {
    if (signal.aborted) throw new NotStarted(causes.late, { cause });
    // A network error of fetch; its message differs between browsers.
    if (cause instanceof TypeError) throw new NotStarted(causes.offline, { cause });
    if (cause instanceof WebAssembly.CompileError) throw new NotStarted(causes.damaged, { cause });
    throw cause;
  }
}

/** Compiles the smallest valid module, which only a content-security policy refuses; messages differ. */
function mayCompile(): boolean {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch {
    return false;
  }
}
