import {
  checkScenario,
  createPlayer,
  ScenarioError,
  withoutSecrets,
  type Outcome,
  type Step,
  type Scenario,
} from '@frontline/scenarios';
import { useEffect, useRef, useState } from 'react';
import { NotStarted, ReaderError, asNotStarted } from '../../sandbox/page/reader-error.ts';
import type { Answer } from '../../sandbox/page/send.ts';
import { openScenarioStore } from '../../sandbox/page/scenario-store.ts';
import { loadCode } from '../../sandbox/page/tab.ts';
import { known } from '../shared/published-scenario.ts';

/** A step that keeps its identity when it is moved. */
export interface Item {
  id: number;
  step: Step;
}

interface State {
  name: string;
  items: readonly Item[];
  /** What came of the steps that were played, from the first one on. */
  outcomes: readonly Outcome<Answer>[];
  isBusy: boolean;
  /** What was done last, in a sentence. */
  said: string;
  /** What went wrong last, in sentences; empty where nothing did. */
  failure: string;
  /** The steps as they were before the last change, and what that was. */
  undo: { items: readonly Item[]; what: string } | undefined;
}

let ids = 0;
export const itemOf = (step: Step): Item => ({ id: ++ids, step });

const initialState = ({ name, steps }: Scenario): State => ({
  name,
  items: steps.map(itemOf),
  outcomes: [],
  isBusy: false,
  said: '',
  failure: '',
  undo: undefined,
});

/** A scenario that is told and changed. */
export function useScenario(first: Scenario) {
  const [state, setState] = useState(() => initialState(first));
  const [player] = useState(() =>
    createPlayer(() => openScenarioStore(async (own) => (await loadCode()).startInPage(own))),
  );
  const busy = useRef(false);
  useEffect(() => () => void player.close().catch(() => undefined), []);

  const change = (parts: Partial<State>) => setState((before) => ({ ...before, ...parts }));
  const scenario = scenarioOf(state);

  const playTo = async (count: number): Promise<readonly Outcome<Answer>[] | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    change({ isBusy: true, failure: '', said: '' });
    try {
      const outcomes = await player.playTo(scenario, count);
      // Steps that were changed meanwhile have other answers.
      setState((before) =>
        before.items === state.items
          ? { ...before, outcomes, said: saidOf(outcomes, scenario.steps.length) }
          : before,
      );
      return outcomes;
    } catch (cause) {
      await player.close().catch(() => undefined);
      change({ outcomes: [], failure: sentenceOf(cause) });
      return undefined;
    } finally {
      busy.current = false;
      change({ isBusy: false });
    }
  };

  return {
    ...state,
    scenario,
    playTo,
    /** Takes another scenario in the place of this one. */
    take: (other: Scenario, said: string) => setState({ ...initialState(other), said }),
    rename: (name: string) => change({ name }),
    reset: () => change({ outcomes: [], said: 'The scenario is at its beginning.', failure: '' }),
    fail: (cause: unknown) => change({ failure: sentenceOf(cause), said: '' }),
    tell: (said: string) => change({ said, failure: '' }),
    /**
     * Puts other steps in the place of these, without secrets. Answers why not, in a sentence; empty where it did.
     *
     * @param what The change, as `Step 3 is dropped.`
     * @param number The step that was written anew, counted from 1. What another one lacks is told when it is played.
     */
    put: (items: readonly Item[], what: string, number?: number): string => {
      const { scenario: clean, replaced } = withoutSecrets(scenarioOf({ name: '', items }), known);
      const fault = faultOf(clean);
      if (fault.startsWith('A scenario') || fault.startsWith(`Step ${number}:`)) return fault;
      const hidden = replaced.length > 0 ? ` ${hiddenIn(replaced)}` : '';
      setState((before) => ({
        ...before,
        items: items.map(({ id }, index) => ({ id, step: clean.steps[index]! })),
        outcomes: before.outcomes.slice(0, sameUntil(before.items, items)),
        said: what + hidden,
        failure: '',
        undo: { items: before.items, what },
      }));
      return '';
    },
    takeBack: () =>
      setState((before) => ({
        ...before,
        items: before.undo?.items ?? before.items,
        outcomes: [],
        said: 'The last change is taken back.',
        undo: undefined,
      })),
  };
}

export type ScenarioPlayer = ReturnType<typeof useScenario>;

const scenarioOf = ({ name, items }: Pick<State, 'name' | 'items'>): Scenario => ({
  name,
  steps: items.map(({ step }) => step),
});

function faultOf(scenario: Scenario): string {
  try {
    checkScenario(scenario, known.apis);
    return '';
  } catch (cause) {
    return sentenceOf(cause);
  }
}

function sentenceOf(cause: unknown): string {
  if (cause instanceof NotStarted) return `The servers did not start. ${cause.message}`;
  const isSaid = cause instanceof ScenarioError || cause instanceof ReaderError;
  return isSaid ? cause.message : asNotStarted(cause).message;
}

const hiddenIn = (steps: readonly number[]) =>
  `In step ${steps.join(', ')}, what may be a key of your own is replaced by “not-shared”.`;

const sameUntil = (before: readonly Item[], after: readonly Item[]) => {
  const first = after.findIndex(({ step }, index) => step !== before[index]?.step);
  return first < 0 ? after.length : first;
};

function saidOf(outcomes: readonly Outcome[], all: number): string {
  const last = outcomes.at(-1);
  if (!last) return 'Nothing was played.';
  const count = `${outcomes.length} of ${all} steps played.`;
  if (last.kind === 'stopped') return `Stopped at step ${outcomes.length}: ${last.because}`;
  return last.kind === 'waited'
    ? count
    : `${count} The last answer has status ${last.answer.status}.`;
}
