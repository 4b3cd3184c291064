import { useEffect, useState } from 'react';
import { toRequest } from '../../../sandbox/raw-request.ts';
import { openSandbox } from '../../../sandbox/tab.ts';
import { useSandbox } from '../../../sandbox/use-sandbox.ts';
import { lockerCalls, type Locker } from './locker-calls.ts';

/** How often moving doors are looked at, in milliseconds. */
const look = 400;

/** The lockers of the demonstration store as they stand now. Doors move by themselves, so it looks again and again. */
export function useLockers(): Locker[] {
  const [lockers, setLockers] = useState<Locker[]>([]);
  const { revision } = useSandbox();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      if (document.hidden) return;
      const sandbox = await openSandbox();
      const { response } = await sandbox.call('lockers', toRequest(lockerCalls.list()));
      const found = (await response.json()) as Locker[];
      if (isCurrent) setLockers(found);
    };
    const readQuietly = () => void read().catch(() => undefined);
    readQuietly();
    const timer = setInterval(readQuietly, look);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [revision]);
  return lockers;
}
