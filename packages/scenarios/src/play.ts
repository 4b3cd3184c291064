import { resolve, type Sendable } from './references.ts';
import { ScenarioError, type Scenario, type Step } from './scenario.ts';

export interface Reply {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  text: string;
}

/** A demonstration store in its first state, with all its servers and their one clock. */
export interface Store<Answer extends Reply = Reply> {
  send: (request: Sendable) => Promise<Answer>;
  /** Moves the clock on, by so many seconds. */
  wait: (seconds: number) => Promise<void>;
  /** Lets go of it. */
  close: () => Promise<void>;
}

/** What came of a step. */
export type Outcome<Answer extends Reply = Reply> =
  | { kind: 'answered'; request: Sendable; answer: Answer }
  | { kind: 'waited' }
  /** It could not be sent, and nothing after it was. */
  | { kind: 'stopped'; because: string };

interface Player<Answer extends Reply = Reply> {
  /**
   * Plays the first `count` steps. It goes on in the store of the last time where all that was played is the same,
   * and takes a fresh store otherwise; what comes out is the same.
   */
  playTo: (scenario: Scenario, count: number) => Promise<Outcome<Answer>[]>;
  close: () => Promise<void>;
}

/** Plays scenarios, one step after the other. One call at a time: wait for it before the next. */
export function createPlayer<Answer extends Reply>(
  open: () => Promise<Store<Answer>>,
): Player<Answer> {
  let store: Store<Answer> | undefined;
  let played: { key: string; outcome: Outcome<Answer> }[] = [];
  const answers = new Map<string, string>();

  const close = async () => {
    const before = store;
    store = undefined;
    played = [];
    answers.clear();
    await before?.close();
  };
  const goesOn = (steps: readonly Step[], count: number) =>
    played.length <= count && played.every(({ key }, index) => key === keyOf(steps[index]));

  const play = async (step: Step, { send, wait }: Store<Answer>): Promise<Outcome<Answer>> => {
    if (step.kind === 'wait') {
      await wait(step.seconds);
      return { kind: 'waited' };
    }
    const request = resolve(step, answers);
    const answer = await send(request);
    if (step.as) answers.set(step.as, answer.text);
    return { kind: 'answered', request, answer };
  };

  return {
    close,
    playTo: async ({ steps }, count) => {
      if (!store || !goesOn(steps, count)) {
        await close();
        store = await open();
      }
      for (const step of steps.slice(played.length, count)) {
        if (played.at(-1)?.outcome.kind === 'stopped') break;
        const outcome = await play(step, store).catch(stopped);
        played.push({ key: keyOf(step), outcome });
      }
      return played.map(({ outcome }) => outcome);
    },
  };
}

/** Everything of a step but its note, which changes no answer. */
const keyOf = (step: Step | undefined) => JSON.stringify({ ...step, note: '' });

function stopped(cause: unknown): { kind: 'stopped'; because: string } {
  if (cause instanceof ScenarioError) return { kind: 'stopped', because: cause.message };
  throw cause;
}

/** When every scenario begins: a Monday morning. */
const begins = Date.parse('2026-01-05T09:00:00.000Z');

export interface ScenarioClock {
  now: () => Date;
  /** Moves it on, by so many seconds. */
  advance: (seconds: number) => void;
}

/**
 * The clock of a store in which a scenario is played. It stands still but for the moves of the scenario and one second
 * before each request, so that everybody gets the same times.
 */
export function createScenarioClock(): ScenarioClock {
  let now = begins;
  return {
    now: () => new Date(now),
    advance: (seconds) => void (now += seconds * 1000),
  };
}
