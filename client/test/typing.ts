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

const press = await help.POST('/api/callbutton/press', { body: { device_key: 'a' } });
if (press.status === 200) press.data.toUpperCase();
else if (press.status === 422) Object.keys(press.error.errors);
// @ts-expect-error a refusal has no data to read
else press.data.toUpperCase();

// @ts-expect-error no document names a 418
if (press.status === 418) throw new Error();

// @ts-expect-error only 422 names fields
export const named = press.error?.errors;

await lockers.PUT('/api/lockers/orders/customer/{open_code}', {
  params: { path: { open_code: '1' } },
});

// @ts-expect-error the open code is missing
await lockers.PUT('/api/lockers/orders/customer/{open_code}');

// @ts-expect-error the Lockers API has no call buttons
createLockersClient({ credentials: { CallButtonKey: 'a' } });

// @ts-expect-error a signature is made for each request, not once
createRadioClient({ credentials: { TextSignature: 'a' } });
