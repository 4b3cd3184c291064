/** The one heavy file of the site: the three servers, their documents and the database engine. */
import { openInPage } from '@frontline/storage/in-page';
import { createSandbox, type Sandbox } from './sandbox.ts';

export { checkRequest, documents } from './check-request.ts';

export function startInPage(): Promise<Sandbox> {
  if (!globalThis.crypto?.subtle) {
    throw new Error('The sandbox needs a secure page: open this site over https or on localhost.');
  }
  return createSandbox({ openDatabase: openInPage, realNow: () => new Date(), newId: randomId });
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
