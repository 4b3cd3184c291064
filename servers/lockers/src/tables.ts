/** Rows as the database returns them. Flags are 0 or 1, times ISO 8601 UTC; see migrations/. */

import type { Version, DoorState } from './cabinet-doors.ts';

export type ThermalMode = 'ambient' | 'heat' | 'freeze' | 'chill';

export interface LockerRow {
  id: number;
  organization_id: number;
  location_id: number;
  name: string;
  api_key: string;
  version: Version;
  rear_loading_available: number;
  /** Seconds from the customer's `agree` until an open door closes by itself. */
  timer: number;
  created_at: string;
  updated_at: string;
}

export interface CabinetRow {
  id: number;
  locker_id: number;
  key: number;
  name: string;
  state: DoorState;
  front_arrives_at: string | null;
  front_closes_at: string | null;
  rear_load_status: DoorState;
  rear_arrives_at: string | null;
  rear_closes_at: string | null;
  /** The earliest of the four times above, which `tick` queries. */
  due_at: string | null;
  enabled: number;
  size: string;
  occupied: 0 | 1;
  released_at: string | null;
  thermal_mode: ThermalMode;
  heat_available: number;
  tag: string | null;
  /** Seconds after `released_at` during which the cabinet takes no order. */
  cool_off_period: number;
  /** Incremented by each write, for optimistic locking. */
  revision: number;
  created_at: string;
  updated_at: string;
}

export interface OrderRow {
  id: number;
  organization_id: number;
  location_id: number;
  locker_id: number;
  cabinet_id: number;
  app_owner_id: number;
  order_id: string;
  open_code: string;
  /** When the customer sent `here`; null before. */
  arrived_at: string | null;
  completed_at: string | null;
  completed_by: string | null;
  completed_device_id: string | null;
  canceled_at: string | null;
  application: string | null;
  created_at: string;
  updated_at: string;
}
