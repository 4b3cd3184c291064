import { createCallForHelpClient, createLockersClient, createRadioClient } from '../src/index.ts';

/** What must not compile; the type checker runs over this file. */
const help = createCallForHelpClient();
const lockers = createLockersClient();

// @ts-expect-error the document has no such path
await help.POST('/api/callforhelp/pause', { body: { message_id: 'a' } });

// @ts-expect-error tracking is read with GET
await help.POST('/api/callforhelp/v1/tracking', { params: { query: { message_id: 'a' } } });

// @ts-expect-error the message_id is missing
await help.POST('/api/callforhelp/cancel', { body: {} });

await lockers.PUT('/api/lockers/cabinets/{cabinet_id}', {
  params: { path: { cabinet_id: 11 } },
  // @ts-expect-error a cabinet knows no such command
  body: { command: 'polish' },
});

// @ts-expect-error the Lockers API has no call buttons
createLockersClient({ credentials: { CallButtonKey: 'a' } });

// @ts-expect-error a signature is made for each request, not once
createRadioClient({ credentials: { TextSignature: 'a' } });
