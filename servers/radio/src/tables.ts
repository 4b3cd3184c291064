/** Rows as the database returns them. Times are ISO 8601 UTC, "not yet" is null. */

export interface EdgeDeviceRow {
  edge_id: string;
  key_hash: string;
  /** The text-message account whose hooks may speak on this device; null for none. */
  text_account_id: number | null;
}

export interface TextAccountRow {
  id: number;
  account_sid: string;
  /** Kept as it is: an HMAC cannot be checked with a hash of its key. No answer or log shows it. */
  auth_token: string;
}

export interface MessageRow {
  id: number;
  edge_id: string;
  text: string;
  actor: string;
  process: 0 | 1;
  /** The text service's own id of the message; null where it sent none. */
  message_sid: string | null;
  accepted_at: string;
  /** When a process last took it on itself to hand the message to the speaker. */
  handed_at: string;
  spoken_at: string | null;
}
