/** The one heavy file of the site: the three servers, their documents and the database engine. */
import { openInPage } from '@frontline/storage/in-page';
import { fetchEngine } from './engine.ts';
import { NotStarted } from './reader-error.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
import { causes } from './why-not-started.ts';

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
