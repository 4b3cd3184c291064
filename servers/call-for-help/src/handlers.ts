import type { Handlers, KeyDigest } from '@frontline/contract';
import type { operations } from '@frontline/specs/call-for-help';
import type { Sql } from '@frontline/storage';
import type { Principals } from './credentials.ts';
import { demoMessageIds } from './demo-data.ts';
import * as errors from './errors.ts';
import { findOption, findRequest } from './find-request.ts';
import { findDevice, pressButton, storeVoltage } from './press-button.ts';
import { toOption, toRequest } from './records.ts';
import type { Occasion, StepName } from './request-lifecycle.ts';
import { takeStep } from './take-step.ts';

interface Surroundings {
  sql: Sql;
  now: () => Date;
  newId: () => string;
  digest: KeyDigest;
  demo: boolean;
}

interface StaffBody {
  message_id: string;
  channel_id: string;
  claimed_by: string;
  claimed_by_user_id: string;
}

/** The lifecycle step of each `update_type`. */
const buttonSteps = {
  completed: 'completeAtButton',
  close: 'close',
  customer_canceled: 'cancel',
} as const;

/** One function per operation, in the order of the document. */
export function createHandlers(surroundings: Surroundings): Handlers<operations, Principals> {
  const { sql, now, newId, digest, demo } = surroundings;
  const hidden = (message_id: string) => !demo && demoMessageIds.has(message_id);

  return {
    claimRequest: ({ body }) => staffStep('claim', body),

    markOnTheWay: ({ body }) => staffStep('onTheWay', body),

    completeRequest: ({ body }) => staffStep('complete', body, body.customer_status),

    cancelRequest: async ({ body: { message_id } }) => {
      if (hidden(message_id)) return errors.notFound;
      const at = now().toISOString();
      await takeStep(sql, 'cancel', { message_id }, { at });
      const request = await findRequest(sql, { message_id }, at);
      return request ? { status: 200, body: toRequest(request) } : errors.notFound;
    },

    trackRequest: async ({ query: { message_id } }) => {
      const request = hidden(message_id)
        ? undefined
        : await findRequest(sql, { message_id }, now().toISOString());
      const option = request && (await findOption(sql, request.option_id));
      if (!option) return errors.notFound;
      return {
        status: 200,
        body: {
          device_id: request.device_id,
          option: toOption(option),
          location_id: request.location_id,
          message_id,
          cfh_request: toRequest(request),
          show_survey: request.is_completed === 1,
        },
      };
    },

    pressCallButton: async ({ body, credential: { organization_id } }) => {
      const device = await findDevice(sql, await digest(body.device_key), organization_id);
      if (!device) return errors.deviceKeyNotFound;
      if (!macAddressMatches(device.mac_address, body.mac_address)) return errors.macAddressRefused;
      const { button_value, voltage } = body;
      if (voltage !== undefined) await storeVoltage(sql, device, voltage, now().toISOString());
      if (button_value === 0) return errors.noAction;
      if (button_value === undefined && voltage !== undefined) return errors.voltageUpdated;
      const message_id = newId();
      const seconds = await pressButton(sql, { device, now, message_id });
      return seconds === undefined ? { status: 200, body: message_id } : errors.pleaseWait(seconds);
    },

    updateCallButtonRequest: async ({ path, body, credential: { organization_id } }) => {
      const device = await findDevice(sql, await digest(body.device_key), organization_id);
      if (!device) return errors.deviceKeyNotFound;
      if (!macAddressMatches(device.mac_address, body.mac_address)) return errors.macAddressRefused;
      const which = { message_id: path.message_id, device_id: device.id };
      const occasion: Occasion = { at: now().toISOString() };
      if (body.reason !== undefined) occasion.reason = body.reason;
      const isTaken = await takeStep(sql, buttonSteps[body.update_type], which, occasion);
      const request = isTaken && (await findRequest(sql, which, occasion.at));
      if (!request) return errors.noProcessingRequest;
      return {
        status: 200,
        body: { message: 'Request updated successfully.', data: toRequest(request) },
      };
    },
  };

  async function staffStep(step: StepName, body: StaffBody, reason?: string) {
    const { message_id, channel_id, claimed_by, claimed_by_user_id } = body;
    if (hidden(message_id)) return errors.notFound;
    const occasion: Occasion = { at: now().toISOString(), claimed_by, claimed_by_user_id };
    if (reason !== undefined) occasion.reason = reason;
    const success = await takeStep(sql, step, { message_id, channel_id }, occasion);
    return success === undefined ? errors.notFound : ({ status: 200, body: { success } } as const);
  }
}

/**
 * Whether the MAC address of a press is allowed: a button without a registered address must send none, a button with
 * one must send the same. Ignores case and the separators `:`, `-` and `.`.
 */
export function macAddressMatches(
  registered: string | null,
  sent: string | null | undefined,
): boolean {
  if (registered === null || sent == null) return registered === null && sent == null;
  return plain(registered) === plain(sent);
}

function plain(address: string): string {
  return address.replace(/[:.-]/g, '').toLowerCase();
}
