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

/** The open codes of the demonstration data, by cabinet id. */
export const demoCodes: Record<number, string> = { 12: '482913', 22: '731046' };
