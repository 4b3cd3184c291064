import { calls } from '@frontline/specs/generated/lockers.calls.ts';
import type { operations, paths } from '@frontline/specs/generated/lockers.types.ts';
import { createClient } from './create-client.ts';
import type { ClientOptions } from './options.ts';
import type { Client, SchemeOf } from './types.ts';

export type { components as LockersSchemas } from '@frontline/specs/generated/lockers.types.ts';
export type LockersClient = Client<paths>;

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
  options: ClientOptions<SchemeOf<operations>> = {},
): LockersClient => createClient(calls, options);
