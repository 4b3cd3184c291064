/** Rows as the database returns them. Times are ISO 8601 UTC, "not yet" is null. */

export interface EdgeDeviceRow {
  edge_id: string;
  key_hash: string;
  /** The text-message account whose webhooks may use this device; null for none. */
  text_account_id: number | null;
}

export interface TextAccountRow {
  id: number;
  account_sid: string;
  /** Not hashed: verifying an HMAC requires the key itself. No answer or log contains it. */
  auth_token: string;
}

export interface MessageRow {
  id: number;
  edge_id: string;
  text: string;
  actor: string;
  process: 0 | 1;
  /** The id that the text-message service gave the message; null if it sent none. */
  message_sid: string | null;
  accepted_at: string;
  /** When a process last took the lease for handing the message to the speaker. */
  handed_at: string;
  spoken_at: string | null;
}
