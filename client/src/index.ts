import { calls as callForHelp } from '@frontline/specs/generated/call-for-help.calls.ts';
import type {
  operations as CallForHelpOperations,
  paths as CallForHelpPaths,
} from '@frontline/specs/generated/call-for-help.types.ts';
import { calls as lockers } from '@frontline/specs/generated/lockers.calls.ts';
import type {
  operations as LockersOperations,
  paths as LockersPaths,
} from '@frontline/specs/generated/lockers.types.ts';
import { calls as radio } from '@frontline/specs/generated/radio.calls.ts';
import type {
  operations as RadioOperations,
  paths as RadioPaths,
} from '@frontline/specs/generated/radio.types.ts';
import { createClient } from './create-client.ts';
import type { ClientOptions } from './options.ts';
import type { Client } from './types.ts';

export type { components as CallForHelpSchemas } from '@frontline/specs/generated/call-for-help.types.ts';
export type { components as LockersSchemas } from '@frontline/specs/generated/lockers.types.ts';
export type { components as RadioSchemas } from '@frontline/specs/generated/radio.types.ts';
export { CallError, NoAnswerError, TimeLimitError, UnexpectedAnswerError } from './errors.ts';
export type { Attempt, ClientOptions, Hooks } from './options.ts';
export { textSignatureFits, type SignedForm } from './text-signature.ts';
export type { CallOptions } from './types.ts';

export type CallForHelpClient = Client<CallForHelpPaths>;
export type LockersClient = Client<LockersPaths>;
export type RadioClient = Client<RadioPaths>;

type SchemeOf<Operations extends Record<keyof Operations, { security: string }>> = Exclude<
  Operations[keyof Operations]['security'],
  'TextSignature'
>;

/**
 * A typed client of the Call for Help API. Paths, bodies and answers are checked against the
 * document while you write.
 *
 * Every call answers `{ status, data, error, response }`: `data` on success, `error` with the documented
 * body otherwise, and `status` tells which. A `success` of `false` is an answer, not an error. What the
 * document does not name throws a `CallError`: no connection, no answer in time, the 502 of a proxy.
 *
 * A call whose answer is lost is sent again where that is safe. Each call that changes something bears an
 * `Idempotency-Key` of its own for that.
 *
 * @example
 * const help = createCallForHelpClient({ credentials: { CallButtonKey: 'demo-button-secret' } });
 *
 * // The answer to a press is plain text: here, the message_id of the new request.
 * const press = await help.POST('/api/callbutton/press', {
 *   body: { device_key: 'demo-button-aisle-4' },
 * });
 * if (press.status === 429) {
 *   // Retry-After says how many seconds the device has to wait.
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
export const createCallForHelpClient = (
  options: ClientOptions<SchemeOf<CallForHelpOperations>> = {},
): CallForHelpClient => createClient(callForHelp, options);

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
export const createLockersClient = (
  options: ClientOptions<SchemeOf<LockersOperations>> = {},
): LockersClient => createClient(lockers, options);

/**
 * A typed client of the Radio API. The text-message webhook is called by the text-message service,
 * which signs each form; to try it yourself, set the `X-Twilio-Signature` header on the call. To check a
 * signature, see `textSignatureFits`. Errors and answers come as with the Call for Help client, but the
 * Radio API calls its sentence `error`.
 *
 * @example
 * const radio = createRadioClient({ credentials: { EdgeDeviceKey: 'demo-edge-key-0042' } });
 *
 * const { error } = await radio.POST('/webhooks/incoming/generic', {
 *   body: { edgeId: 'edge-0042', text: 'Spill in aisle four', actor: 'Store app' },
 * });
 */
export const createRadioClient = (
  options: ClientOptions<SchemeOf<RadioOperations>> = {},
): RadioClient => createClient(radio, options);
