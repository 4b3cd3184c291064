import { act, type Acknowledged } from './acts.ts';
import { createCaller } from './caller.ts';
import { inspect } from './inspect.ts';
import type { Place } from './places.ts';
import { startStoreProcess } from './processes.ts';
import { prepareStore } from './store.ts';

const HOUR = 3_600_000;
/** Callers that work at the same time. */
const LANES = 16;

export interface Day {
  /** How many requests, orders and messages. */
  acts: number;
  /** Hours that the day is cut into: at the end of each, every clock is an hour on. */
  hours: number;
  /** Where each process keeps its data: the same PostgreSQL, or a folder each. */
  places: Place[];
}

export interface DayReport {
  requests: number;
  orders: number;
  messages: number;
  kills: number;
  clockJumps: number;
  /** Calls that were made again because no answer came. */
  repeats: number;
  /** What is missing, wrong or there twice, in sentences. */
  faults: string[];
}

/**
 * A day of a store: acts one after another in sixteen lanes, while by turns a process is killed with
 * `kill -9` and started again, and a clock is set back an hour or forward again.
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

  /** What happens between two hours: every clock goes on, and one process has a bad time. */
  async function strike(): Promise<void> {
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

  let striking = Promise.resolve();
  async function work(lane: number): Promise<void> {
    while (next < acts) {
      await act(next++, lane, callers[lane]!, known);
      done++;
      if (done % Math.ceil(acts / hours) === 0) striking = striking.then(strike);
    }
  }

  try {
    await Promise.all(callers.map((_, lane) => work(lane)));
    await striking;
  } finally {
    await striking.catch(() => undefined);
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
