import { act, type Acknowledged } from './acts.ts';
import { createCaller } from './caller.ts';
import { inspect } from './inspect.ts';
import type { Place } from './places.ts';
import { startStoreProcess } from './processes.ts';
import { prepareStore } from './store.ts';

const HOUR = 3_600_000;
/** Concurrent callers. */
const LANES = 16;

export interface Day {
  /** Total number of requests, orders and messages. */
  acts: number;
  /** Hours into which the day is divided: at the end of each, every clock advances by an hour. */
  hours: number;
  /** Where each process stores its data: a shared PostgreSQL, or a folder each. */
  places: Place[];
}

export interface DayReport {
  requests: number;
  orders: number;
  messages: number;
  kills: number;
  clockJumps: number;
  /** Number of retried calls. */
  repeats: number;
  /** One sentence for each missing, wrong or duplicated record. */
  faults: string[];
}

/**
 * Simulates a day of a store: acts run sequentially in each of 16 concurrent lanes, while in turn a process is killed
 * with SIGKILL and restarted, and a clock is set back an hour or corrected.
 */
export async function simulateDay({ acts, hours, places }: Day): Promise<DayReport> {
  const stores = [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
  await Promise.all(stores.map((place) => prepareStore(place, acts, LANES)));
  const processes = await Promise.all(places.map(startStoreProcess));
  const isShared = stores.length === 1;
  const known: Acknowledged = { requests: new Map(), orders: new Map(), messages: new Set() };
  let [next, done, kills, clockJumps] = [0, 0, 0, 0];

  const callers = Array.from({ length: LANES }, (_, lane) =>
    createCaller(() => {
      const own = isShared ? Math.floor(Math.random() * processes.length) : lane;
      return processes[own % processes.length]!.addresses();
    }),
  );
  const behind = processes.map(() => 0);
  let hour = 0;

  /** Advances every clock by an hour, and kills one process or changes its clock. */
  async function disturb(): Promise<void> {
    hour++;
    const whose = hour % processes.length;
    if (hour % 3 === 2) {
      behind[whose] = behind[whose] === 0 ? HOUR : 0;
      clockJumps++;
    }
    for (const [at, each] of processes.entries()) each.setClock(hour * HOUR - behind[at]!);
    if (hour % 3 === 1) {
      kills++;
      await processes[whose]!.killAndStart();
    }
  }

  let disturbances = Promise.resolve();
  async function work(lane: number): Promise<void> {
    while (next < acts) {
      await act(next++, lane, callers[lane]!, known);
      done++;
      if (done % Math.ceil(acts / hours) === 0) disturbances = disturbances.then(disturb);
    }
  }

  try {
    await Promise.all(callers.map((_, lane) => work(lane)));
    await disturbances;
  } finally {
    await disturbances.catch(() => undefined);
    await Promise.all(processes.map((each) => each.stop()));
  }
  return {
    requests: known.requests.size,
    orders: known.orders.size,
    messages: known.messages.size,
    kills,
    clockJumps,
    repeats: callers.reduce((sum, caller) => sum + caller.repeats(), 0),
    faults: await inspect(stores, known),
  };
}
