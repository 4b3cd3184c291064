import type { Change } from './changes.ts';
import { toRequest, type RawRequest } from './raw-request.ts';
import { openSandbox, touchTab } from './tab.ts';

/** An answer with everything that is shown of it. */
export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  text: string;
  milliseconds: number;
  /** Which stored records changed; undefined where the server is not the one in this page. */
  changes: Change[] | undefined;
}

/** Sends a request to the server in this page. */
export async function sendInPage(request: RawRequest): Promise<Answer> {
  const sandbox = await openSandbox();
  const { response, milliseconds, changes } = await sandbox.call(request.api, toRequest(request));
  const answer = { ...(await read(response)), milliseconds, changes };
  touchTab();
  return answer;
}

/**
 * Sends a request over the network to an address that the reader has chosen.
 *
 * @throws {TypeError} nobody answers there, or the server does not let this page read its answers
 */
export async function sendElsewhere(request: RawRequest): Promise<Answer> {
  const begun = performance.now();
  const response = await fetch(toRequest(request), {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });
  const answer = await read(response);
  return { ...answer, milliseconds: performance.now() - begun, changes: undefined };
}

async function read(response: Response) {
  return { status: response.status, headers: [...response.headers], text: await response.text() };
}
