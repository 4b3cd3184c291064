import type { Sql } from '@frontline/storage';
import type { EdgeDeviceRow, TextAccountRow } from './tables.ts';

export async function findEdgeDevice(
  sql: Sql,
  edge_id: string,
): Promise<EdgeDeviceRow | undefined> {
  const [device] = await sql<EdgeDeviceRow>`
    SELECT edge_id, key_hash, text_account_id FROM edge_devices
    WHERE edge_id = ${edge_id} AND revoked_at IS NULL`;
  return device;
}

/** The text-message account of an edge device, unless it has none or is revoked. */
export async function findTextAccount(
  sql: Sql,
  device: EdgeDeviceRow,
): Promise<TextAccountRow | undefined> {
  const [account] = await sql<TextAccountRow>`
    SELECT id, account_sid, auth_token FROM text_accounts
    WHERE id = ${device.text_account_id} AND revoked_at IS NULL`;
  return account;
}

/** A message for an edge device to speak. */
export interface Announcement {
  edgeId: string;
  /** The text, normalized for speech if the sender asked for it. */
  text: string;
  /** Who sent it: the `actor` of a generic message, the phone number of a text message. */
  actor: string;
}

/** Turns announcements into sound. */
export interface Speaker {
  /**
   * Resolves when the announcement is accepted, not when it has been spoken. After a rejection, the same announcement
   * is offered again later.
   */
  speak(announcement: Announcement): Promise<void> | void;
}

/** A silent speaker that stores the last announcements, oldest first. */
interface RecordingSpeaker extends Speaker {
  announcements: readonly Announcement[];
}

/** @param limit how many announcements to store, defaults to 100; the oldest are dropped first */
export function createRecordingSpeaker(limit = 100): RecordingSpeaker {
  const announcements: Announcement[] = [];
  return {
    announcements,
    speak: (announcement) => {
      announcements.push(announcement);
      if (announcements.length > limit) announcements.shift();
    },
  };
}
