import { type Handlers, type KeyDigest, sameSecret } from '@frontline/contract';
import type { operations } from '@frontline/specs/radio';
import type { Sql } from '@frontline/storage';
import type { Principals } from './credentials.ts';
import { findEdgeDevice } from './edge-devices.ts';
import { acceptMessage } from './messages.ts';
import type { MessageRow } from './tables.ts';

// The fixed messages of specification section 8.
const edgeDeviceNotFound = {
  status: 404,
  body: { error: 'The edge device was not found.' },
} as const;

const invalidApiKey = { status: 403, body: { error: 'Invalid API KEY.' } } as const;

interface Surroundings {
  sql: Sql;
  now: () => Date;
  digest: KeyDigest;
  /** Called with each new message once it is stored. */
  accepted: (message: MessageRow) => Promise<void>;
}

const success = { status: 200, body: { success: true } } as const;

/** One function per operation, in the order of the document. */
export function createHandlers(surroundings: Surroundings): Handlers<operations, Principals> {
  const { sql, now, digest, accepted } = surroundings;

  return {
    sendGenericMessage: async ({ body, credential: { secret } }) => {
      const device = await findEdgeDevice(sql, body.edgeId);
      if (!device) return edgeDeviceNotFound;
      if (!sameSecret(await digest(secret), device.key_hash)) return invalidApiKey;
      const { text, actor, process = false } = body;
      const message = { edge_id: device.edge_id, text, actor, process, message_sid: null };
      await acceptMessage(sql, message, now(), accepted);
      return success;
    },

    receiveTextMessage: async ({ body, credential: { edgeDevice } }) => {
      if (!edgeDevice) return edgeDeviceNotFound;
      const { edge_id } = edgeDevice;
      const { Body: text, From: actor, MessageSid: message_sid = null } = body;
      const message = { edge_id, text, actor, process: false, message_sid };
      await acceptMessage(sql, message, now(), accepted);
      return success;
    },
  };
}
