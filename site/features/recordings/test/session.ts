import { openInPage } from '@frontline/storage/in-page';
import { example } from '../page/example.ts';
import { toRequest, type RawRequest } from '../../sandbox/page/raw-request.ts';
import { createSandbox } from '../../sandbox/page/sandbox.ts';
import { everyRequest } from '../../sandbox/test/every-request.ts';

/** An entry of HTTP Archive 1.2, in the subset of browsers and proxies. */
export interface HarEntry {
  startedDateTime: string;
  request: {
    method: string;
    url: string;
    headers: { name: string; value: string }[];
    postData?: { mimeType: string; text: string };
  };
  response: {
    status: number;
    headers: { name: string; value: string }[];
    content: { size: number; mimeType: string; text: string };
  };
}

/** Every example of every operation with the right, a wrong, and no credential, sent to the demonstration servers. */
export async function recordSession(): Promise<HarEntry[]> {
  let count = 0;
  const sandbox = await createSandbox({
    openDatabase: openInPage,
    realNow: () => new Date('2025-03-14T15:04:00.000Z'),
    newId: () => String(++count).padStart(22, '0'),
  });
  const entries: HarEntry[] = [];
  for (const raw of (await everyRequest()).flat()) {
    entries.push(await entryOf(raw, (await sandbox.call(raw.api, toRequest(raw))).response));
    await sandbox.advance(7);
  }
  await sandbox.close();
  return entries;
}

export const harOf = (entries: readonly HarEntry[]): string =>
  JSON.stringify(
    { log: { version: '1.2', creator: { name: 'test', version: '1' }, entries } },
    null,
    2,
  );

async function entryOf(
  { method, url, headers, body }: RawRequest,
  answer: Response,
): Promise<HarEntry> {
  const text = await answer.text();
  return {
    startedDateTime: '2025-03-14T15:04:00.000Z',
    request: {
      method,
      url,
      headers: headers.map(([name, value]) => ({ name, value })),
      ...(body && { postData: { mimeType: 'application/json', text: body } }),
    },
    response: {
      status: answer.status,
      headers: [...answer.headers].map(([name, value]) => ({ name, value })),
      content: { size: text.length, mimeType: answer.headers.get('content-type') ?? '', text },
    },
  };
}

/** Read by the test of all limits (site/test/limits). */
export const printed = { 'recorded example': example };
