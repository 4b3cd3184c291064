import { median, quantile } from '../figures.ts';
import type { Kind } from './messages.ts';
import type { Load, Measurable } from './processes.ts';

/** What one server needed for one kind of request: the medians of its rounds. */
export interface Figures {
  /** CPU time of the server process for each request, in microseconds. */
  cpu: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** CPU time of each round, for ratios between servers that took turns in it. */
  rounds: number[];
}

interface Entrant {
  server: Measurable;
  kind: Kind;
  /** The numbers of the requests to send in a round; the first rounds warm up and are not counted. */
  numbers: (round: number) => number[];
}

/** Rounds in which the just-in-time compiler learns what there is to do. */
export const WARM_UP = 2;

/**
 * Lets the entrants take turns, round after round, so that whatever else the machine does falls on
 * all of them alike. Ends after `rounds`, or earlier when `deadline` (as `Date.now()`) has passed.
 */
export async function takeTurns(
  load: Load,
  entrants: Entrant[],
  { rounds, connections, deadline }: { rounds: number; connections: number; deadline: number },
): Promise<Figures[]> {
  const turns = entrants.map(() => [] as Omit<Figures, 'rounds'>[]);
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    if (round > WARM_UP && Date.now() > deadline) break;
    for (const [index, { server, kind, numbers }] of entrants.entries()) {
      const before = await server.cpu();
      const { sent, ...measured } = await load.take({
        port: server.port,
        kind,
        numbers: numbers(round),
        connections,
        seconds: 2,
      });
      const cpu = ((await server.cpu()) - before) / sent;
      if (round >= WARM_UP) turns[index]!.push({ cpu, ...measured });
    }
  }
  return turns.map((own) => ({
    cpu: median(own.map(({ cpu }) => cpu)),
    perSecond: median(own.map(({ perSecond }) => perSecond)),
    p50: median(own.map(({ p50 }) => p50)),
    p99: median(own.map(({ p99 }) => p99)),
    rounds: own.map(({ cpu }) => cpu),
  }));
}

/** How many times the CPU time of `base` these needed: the median of the ratios round by round. */
export function ratio(figures: Figures, base: Figures): number {
  return quantile(
    figures.rounds.map((cpu, round) => cpu / base.rounds[round]!),
    0.5,
  );
}
