import { demoCredentials } from '../../../sandbox/shared/demo-credentials.ts';
import { jsonCall } from '../json-call.ts';

export type DoorState = 'closed' | 'open' | 'opening' | 'closing';
export const thermalModes = ['ambient', 'heat', 'chill', 'freeze'] as const;
export type ThermalMode = (typeof thermalModes)[number];

export interface Cabinet {
  id: number;
  key: number;
  locker_id: number;
  state: DoorState;
  rear_load_status: DoorState | null;
  enabled: boolean;
  occupied: 0 | 1;
  thermal_mode: ThermalMode;
}

export interface Locker {
  id: number;
  name: string;
  version: 1 | 2;
  timer: number;
  rear_loading_available: boolean;
  cabinets: Cabinet[];
}

export interface Order {
  order_id: string;
  cabinet_id: number;
  open_code: string;
}

const token = `secret_token=${demoCredentials['SecretToken']}`;

/** The calls of the lab, as a staff app and a customer screen send them. */
export const lockerCalls = {
  list: () => jsonCall('lockers', `GET /api/lockers/locations/101?${token}`),
  load: (cabinet: Pick<Cabinet, 'id' | 'locker_id'>, order_id: string, rearload: boolean) =>
    jsonCall('lockers', `POST /api/lockers/orders?${token}`, {
      rearload,
      locker_id: cabinet.locker_id,
      cabinet_id: cabinet.id,
      order_id,
      organization_id: 1,
      location_id: 101,
    }),
  command: (cabinet: Pick<Cabinet, 'id'>, command: string, more: Record<string, unknown> = {}) =>
    jsonCall('lockers', `PUT /api/lockers/cabinets/${cabinet.id}?${token}`, {
      command,
      acted_by: 'Ana Ruiz',
      ...more,
    }),
  complete: (cabinet: Cabinet, delay: number) =>
    jsonCall('lockers', `PUT /api/lockers/orders/cabinets/${cabinet.id}?${token}`, {
      completed_by: 'Ana Ruiz',
      delay,
    }),
  customer: (code: string, command: 'here' | 'agree' | 'disagree') =>
    jsonCall(
      'lockers',
      `POST /api/lockers/cabinets/customers/${encodeURIComponent(code)}?${token}`,
      {
        command,
      },
    ),
  collect: (code: string, delay: number) =>
    jsonCall('lockers', `PUT /api/lockers/orders/customer/${encodeURIComponent(code)}?${token}`, {
      delay,
    }),
};

/** The open codes of the demonstration data, by cabinet id. */
export const demoCodes: Record<number, string> = { 12: '482913', 22: '731046' };
