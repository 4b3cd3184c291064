import type { Cabinet, Locker } from './locker-calls.ts';

const cabinet = (id: number, more: Partial<Cabinet> = {}): Cabinet => ({
  id,
  key: id % 10,
  locker_id: Math.floor(id / 10),
  state: 'closed',
  rear_load_status: id > 20 ? 'closed' : null,
  enabled: true,
  occupied: 0,
  thermal_mode: 'ambient',
  ...more,
});

/** The lockers of the demonstration store before anybody has moved a door: the server's own first answer. */
export const firstLockers: Locker[] = [
  {
    id: 1,
    name: 'Front entrance',
    version: 1,
    timer: 15,
    rear_loading_available: false,
    cabinets: [
      cabinet(11),
      cabinet(12, { occupied: 1 }),
      cabinet(13, { enabled: false }),
      cabinet(14),
    ],
  },
  {
    id: 2,
    name: 'Service desk',
    version: 2,
    timer: 15,
    rear_loading_available: true,
    cabinets: [
      cabinet(21),
      cabinet(22, { occupied: 1 }),
      cabinet(23, { thermal_mode: 'heat' }),
      cabinet(24, { thermal_mode: 'chill' }),
      cabinet(25, { thermal_mode: 'freeze' }),
      cabinet(26),
    ],
  },
];
