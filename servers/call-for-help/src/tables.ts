/** Rows as the database returns them. Flags are 0 or 1, times ISO 8601 UTC, "not yet" is null. */

type Flag = 0 | 1;

export interface RequestRow {
  id: number;
  /** Random; it is the only credential for a request. */
  message_id: string;
  /** The call button that was pressed; null for a request from a screen. */
  device_id: number | null;
  organization_id: number;
  location_id: number;
  option_id: number;
  teams_channel_id: string;
  is_claimed: Flag;
  claimed_at: string | null;
  claimed_by: string | null;
  claimed_by_user_id: string | null;
  is_on_the_way: Flag;
  staff_on_the_way_at: string | null;
  is_timeout: Flag;
  timeout_at: string | null;
  is_closed: Flag;
  closed_at: string | null;
  is_completed: Flag;
  completed_at: string | null;
  completion_reason: string | null;
  is_canceled: Flag;
  customer_canceled_at: string | null;
  /** When it times out unless it is claimed; fixed when the request is created. */
  times_out_at: string;
  created_at: string;
  updated_at: string;
}

export interface OptionRow {
  id: number;
  organization_id: number;
  /** Null: offered at every location of the organization. */
  location_id: number | null;
  text_en: string;
  text_fr: string;
  prompt_en: string;
  prompt_fr: string;
  created_at: string;
  updated_at: string;
}

/** A call button, joined with what a press needs of its location. */
export interface DeviceRow {
  id: number;
  organization_id: number;
  location_id: number;
  option_id: number;
  mac_address: string | null;
  last_press_at: string | null;
  channel_id: string;
  timeout_seconds: number;
}
