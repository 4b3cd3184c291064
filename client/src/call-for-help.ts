import { calls } from '@frontline/specs/generated/call-for-help.calls.ts';
import type { operations, paths } from '@frontline/specs/generated/call-for-help.types.ts';
import { createClient } from './create-client.ts';
import type { ClientOptions } from './options.ts';
import type { Client, SchemeOf } from './types.ts';

export type { components as CallForHelpSchemas } from '@frontline/specs/generated/call-for-help.types.ts';
export type CallForHelpClient = Client<paths>;

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
  options: ClientOptions<SchemeOf<operations>> = {},
): CallForHelpClient => createClient(calls, options);
