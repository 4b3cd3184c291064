import { resolve, type Sendable } from './references.ts';
import { ScenarioError, type Scenario, type Step } from './scenario.ts';

interface Reply {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  text: string;
}

/** A fresh demonstration store, with all its servers and their common clock. */
export interface Store<Answer extends Reply = Reply> {
  send: (request: Sendable) => Promise<Answer>;
  /** Advances the clock by a number of seconds. */
  wait: (seconds: number) => Promise<void>;
  /** Releases its resources. */
  close: () => Promise<void>;
}

/** The outcome of a step. */
export type Outcome<Answer extends Reply = Reply> =
  | { kind: 'answered'; request: Sendable; answer: Answer }
  | { kind: 'waited' }
  /** The request could not be sent, and later steps were not played. */
  | { kind: 'stopped'; because: string };

interface Player<Answer extends Reply = Reply> {
  /**
   * Plays the first `count` steps. If the steps played before are unchanged, it continues in the same store;
   * otherwise it opens a fresh one. The outcome is the same.
   */
  playTo: (scenario: Scenario, count: number) => Promise<Outcome<Answer>[]>;
  close: () => Promise<void>;
}

/** Creates a player, which plays steps one after the other. Await each call before the next. */
export function createPlayer<Answer extends Reply>(
  open: () => Promise<Store<Answer>>,
): Player<Answer> {
  let store: Store<Answer> | undefined;
  let played: { key: string; outcome: Outcome<Answer> }[] = [];
  const answers = new Map<string, string>();

  const close = async () => {
    const previous = store;
    store = undefined;
    played = [];
    answers.clear();
    await previous?.close();
  };
  const canContinue = (steps: readonly Step[], count: number) =>
    played.length <= count && played.every(({ key }, index) => key === keyOf(steps[index]));

  const playStep = async (step: Step, { send, wait }: Store<Answer>): Promise<Outcome<Answer>> => {
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
      if (!store || !canContinue(steps, count)) {
        await close();
        store = await open();
      }
      for (const step of steps.slice(played.length, count)) {
        if (played.at(-1)?.outcome.kind === 'stopped') break;
        const outcome = await playStep(step, store).catch(toStopped);
        played.push({ key: keyOf(step), outcome });
      }
      return played.map(({ outcome }) => outcome);
    },
  };
}

/** Identifies a step by everything but its note, which affects no answer. */
const keyOf = (step: Step | undefined) => JSON.stringify({ ...step, note: '' });

function toStopped(cause: unknown): { kind: 'stopped'; because: string } {
  if (cause instanceof ScenarioError) return { kind: 'stopped', because: cause.message };
  throw cause;
}

/** When every scenario starts: a Monday morning. */
const start = Date.parse('2026-01-05T09:00:00.000Z');

interface ScenarioClock {
  now: () => Date;
  /** Advances it by a number of seconds. */
  advance: (seconds: number) => void;
}

/**
 * The clock of a store that plays a scenario. It only advances by the moves of the scenario and by one second
 * before each request, so that everybody gets the same times.
 */
export function createScenarioClock(): ScenarioClock {
  let now = start;
  return {
    now: () => new Date(now),
    advance: (seconds) => void (now += seconds * 1000),
  };
}
