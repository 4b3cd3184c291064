import { calls } from '@frontline/specs/generated/radio.calls.ts';
import type { operations, paths } from '@frontline/specs/generated/radio.types.ts';
import { createClient } from './create-client.ts';
import type { ClientOptions } from './options.ts';
import type { Client, SchemeOf } from './types.ts';

export type { components as RadioSchemas } from '@frontline/specs/generated/radio.types.ts';
export type RadioClient = Client<paths>;

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
export const createRadioClient = (options: ClientOptions<SchemeOf<operations>> = {}): RadioClient =>
  createClient(calls, options);
