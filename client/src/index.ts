import {
  api as callForHelp,
  type operations as CallForHelpOperations,
  type paths as CallForHelpPaths,
} from '@frontline/specs/call-for-help';
import {
  api as lockers,
  type operations as LockersOperations,
  type paths as LockersPaths,
} from '@frontline/specs/lockers';
import {
  api as radio,
  type operations as RadioOperations,
  type paths as RadioPaths,
} from '@frontline/specs/radio';
import type { Client } from 'openapi-fetch';
import { createDocumentedClient, type ClientOptions } from './documented-client.ts';

export type { ClientOptions };
export type CallForHelpClient = Client<CallForHelpPaths>;
export type LockersClient = Client<LockersPaths>;
export type RadioClient = Client<RadioPaths>;

type SchemeOf<Operations extends Record<keyof Operations, { security: string }>> =
  Operations[keyof Operations]['security'];

/**
 * A typed client of the Call for Help API. Paths, bodies and answers are checked against the
 * document while you write.
 *
 * Every call answers `{ data, error, response }`: `data` on success, `error` with the documented
 * body otherwise. Only a failed connection throws. A `success` of `false` is an answer, not an error.
 *
 * @example
 * const help = createCallForHelpClient({ credentials: { CallButtonKey: 'demo-button-secret' } });
 *
 * // The answer to a press is plain text: here, the message_id of the new request.
 * const press = await help.POST('/api/callbutton/press', {
 *   body: { device_key: 'demo-button-aisle-4' },
 * });
 * if (press.error) {
 *   // 429 says in Retry-After how many seconds the device has to wait.
 *   console.error(press.error.message, press.response.headers.get('retry-after'));
 * }
 *
 * const { data } = await help.POST('/api/callforhelp/claim', {
 *   body: {
 *     message_id: 'demo-request-created',
 *     channel_id: 'demo-channel-riverside',
 *     claimed_by: 'Ana Ruiz',
 *     claimed_by_user_id: 'staff-ana',
 *   },
 * });
 * console.log(data?.success);
 */
export function createCallForHelpClient(
  options: ClientOptions<SchemeOf<CallForHelpOperations>> = {},
): CallForHelpClient {
  return createDocumentedClient<CallForHelpPaths, SchemeOf<CallForHelpOperations>>(
    callForHelp.document,
    options,
  );
}

/**
 * A typed client of the Lockers API. `SecretToken` serves staff, administrators and customers and
 * travels in the address, so keep this client on your own server; `LockerKey` is for a locker that
 * reports its doors. Errors and answers come as with the Call for Help client.
 *
 * @example
 * const lockers = createLockersClient({ credentials: { SecretToken: 'demo-secret-token' } });
 *
 * const { data, error } = await lockers.PUT('/api/lockers/cabinets/{cabinet_id}', {
 *   params: { path: { cabinet_id: 21 } },
 *   body: { command: 'open', rearload: true },
 * });
 * console.log(data?.rear_load_status ?? error?.message);
 */
export function createLockersClient(
  options: ClientOptions<SchemeOf<LockersOperations>> = {},
): LockersClient {
  return createDocumentedClient<LockersPaths, SchemeOf<LockersOperations>>(
    lockers.document,
    options,
  );
}

/**
 * A typed client of the Radio API. The text-message webhook is called by the text-message service,
 * which signs each form; to try it yourself, set the `X-Twilio-Signature` header and the form's media
 * type on the call. Errors and answers come as with the Call for Help client, but the Radio API calls
 * its sentence `error`.
 *
 * @example
 * const radio = createRadioClient({ credentials: { EdgeDeviceKey: 'demo-edge-key-0042' } });
 *
 * const { error } = await radio.POST('/webhooks/incoming/generic', {
 *   body: { edgeId: 'edge-0042', text: 'Spill in aisle four', actor: 'Store app' },
 * });
 */
export function createRadioClient(
  options: ClientOptions<Exclude<SchemeOf<RadioOperations>, 'TextSignature'>> = {},
): RadioClient {
  return createDocumentedClient<RadioPaths, Exclude<SchemeOf<RadioOperations>, 'TextSignature'>>(
    radio.document,
    options,
  );
}
