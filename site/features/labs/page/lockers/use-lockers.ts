import { useEffect, useState } from 'react';
import { toRequest } from '../../../sandbox/page/raw-request.ts';
import type { Sandbox } from '../../../sandbox/page/sandbox.ts';
import { openSandbox, useSandbox } from '../../../sandbox/page/tab.ts';
import { lockerCalls } from '../../../sandbox/shared/demo-calls.ts';
import type { Cabinet, Locker } from './locker.ts';

/** Polling interval in milliseconds. */
const POLL_INTERVAL = 400;

/** Polls the lockers of the demonstration store, whose doors move by themselves, until a request fails. */
export function useLockers(fail: (cause: unknown) => void): Locker[] {
  const [lockers, setLockers] = useState(initialLockers);
  const { sandbox, revision } = useSandbox();
  useEffect(() => {
    openSandbox().catch(fail);
  }, []);
  useEffect(() => {
    if (!sandbox) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const poll = async () => {
      try {
        if (!document.hidden) {
          const found = await lockersOf(sandbox);
          if (isCurrent) setLockers(found);
        }
        if (isCurrent) timer = setTimeout(() => void poll(), POLL_INTERVAL);
      } catch (cause) {
        if (isCurrent) fail(cause);
      }
    };
    void poll();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sandbox, revision]);
  return lockers;
}

async function lockersOf(sandbox: Sandbox): Promise<Locker[]> {
  const { response } = await sandbox.call('lockers', toRequest(lockerCalls.list()));
  if (!response.ok) throw new Error(`The list of lockers returned status ${response.status}.`);
  return (await response.json()) as Locker[];
}

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

/** The initial lockers of the demonstration store, as the server first returns them. */
export const initialLockers: Locker[] = [
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
