import { median, quantile } from '../figures.ts';
import type { Kind } from './messages.ts';
import type { Load, Measurable } from './processes.ts';

/** Results of one server with one kind of request: medians of its rounds. */
export interface Figures {
  /** CPU time of the server process per request, in microseconds. */
  cpu: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** CPU time of each round, for ratios between servers within a round. */
  rounds: number[];
}

interface Entrant {
  server: Measurable;
  kind: Kind;
  /** Numbers of the requests to send in a round; the first `WARM_UP` rounds are not counted. */
  numbers: (round: number) => number[];
}

/** Rounds that warm up the just-in-time compiler. */
export const WARM_UP = 2;

/**
 * Interleaves the entrants in each round, so that other load on the machine affects all of them alike. Stops after
 * `rounds`, or earlier once `deadline` (as `Date.now()`) has passed.
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

/** CPU time relative to `base`: the median of the ratios of each round. */
export function ratio(figures: Figures, base: Figures): number {
  return quantile(
    figures.rounds.map((cpu, round) => cpu / base.rounds[round]!),
    0.5,
  );
}
