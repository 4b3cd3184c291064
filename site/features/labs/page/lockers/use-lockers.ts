import { useEffect, useState } from 'react';
import { toRequest } from '../../../sandbox/page/raw-request.ts';
import type { Sandbox } from '../../../sandbox/page/sandbox.ts';
import { openSandbox } from '../../../sandbox/page/tab.ts';
import { useSandbox } from '../../../sandbox/page/use-sandbox.ts';
import { firstLockers } from './first-lockers.ts';
import { lockerCalls, type Locker } from './locker-calls.ts';

/** How often moving doors are looked at, in milliseconds. */
const look = 400;

/**
 * The lockers of the demonstration store as they stand now. Doors move by themselves, so it looks again
 * and again, until a look fails; `fail` is told why.
 */
export function useLockers(fail: (cause: unknown) => void): Locker[] {
  const [lockers, setLockers] = useState(firstLockers);
  const { sandbox, revision } = useSandbox();
  useEffect(() => {
    openSandbox().catch(fail);
  }, []);
  useEffect(() => {
    if (!sandbox) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const again = async () => {
      try {
        if (!document.hidden) {
          const found = await lockersOf(sandbox);
          if (isCurrent) setLockers(found);
        }
        if (isCurrent) timer = setTimeout(() => void again(), look);
      } catch (cause) {
        if (isCurrent) fail(cause);
      }
    };
    void again();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sandbox, revision]);
  return lockers;
}

async function lockersOf(sandbox: Sandbox): Promise<Locker[]> {
  const { response } = await sandbox.call('lockers', toRequest(lockerCalls.list()));
  if (!response.ok) throw new Error(`The list of lockers was answered with ${response.status}.`);
  return (await response.json()) as Locker[];
}
