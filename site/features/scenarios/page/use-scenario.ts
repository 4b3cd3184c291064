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
import { publicData } from '../shared/published-scenario.ts';

/** A step with an identity that survives moving. */
export interface Item {
  id: number;
  step: Step;
}

interface State {
  name: string;
  items: readonly Item[];
  /** The outcomes of the played steps from the first. */
  outcomes: readonly Outcome<Answer>[];
  isBusy: boolean;
  /** The message about the last action. */
  message: string;
  /** The last error message; empty if none. */
  failure: string;
  /** The steps before the last change, and a description of the change. */
  undo: { items: readonly Item[]; what: string } | undefined;
}

let ids = 0;
export const itemOf = (step: Step): Item => ({ id: ++ids, step });

const initialState = ({ name, steps }: Scenario): State => ({
  name,
  items: steps.map(itemOf),
  outcomes: [],
  isBusy: false,
  message: '',
  failure: '',
  undo: undefined,
});

/** A scenario that is played and edited. */
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
    change({ isBusy: true, failure: '', message: '' });
    try {
      const outcomes = await player.playTo(scenario, count);
      // If steps changed meanwhile, the outcomes no longer apply.
      setState((before) =>
        before.items === state.items
          ? { ...before, outcomes, message: playedMessage(outcomes, scenario.steps.length) }
          : before,
      );
      return outcomes;
    } catch (cause) {
      await player.close().catch(() => undefined);
      change({ outcomes: [], failure: messageOf(cause) });
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
    /** Replaces the scenario. */
    load: (other: Scenario, message: string) => setState({ ...initialState(other), message }),
    rename: (name: string) => change({ name }),
    reset: () =>
      change({ outcomes: [], message: 'The scenario is back at the start.', failure: '' }),
    fail: (cause: unknown) => change({ failure: messageOf(cause), message: '' }),
    /**
     * Replaces the steps after removing secrets. Returns an error message, or an empty text on success.
     *
     * @param what the change, such as `Step 3 is removed.`
     * @param number the edited step, counted from 1; faults of other steps are reported when they are played
     */
    replaceSteps: (items: readonly Item[], what: string, number?: number): string => {
      const { scenario: withoutKeys, replaced } = withoutSecrets(
        scenarioOf({ name: '', items }),
        publicData,
      );
      const fault = validationError(withoutKeys);
      if (fault.startsWith('A scenario') || fault.startsWith(`Step ${number}:`)) return fault;
      const secretsNote = replaced.length > 0 ? ` ${secretsMessage(replaced)}` : '';
      setState((before) => ({
        ...before,
        items: items.map(({ id }, index) => ({ id, step: withoutKeys.steps[index]! })),
        outcomes: before.outcomes.slice(0, firstDifference(before.items, items)),
        message: what + secretsNote,
        failure: '',
        undo: { items: before.items, what },
      }));
      return '';
    },
    revert: () =>
      setState((before) => ({
        ...before,
        items: before.undo?.items ?? before.items,
        outcomes: [],
        message: 'The last change is undone.',
        undo: undefined,
      })),
  };
}

export type ScenarioPlayer = ReturnType<typeof useScenario>;

const scenarioOf = ({ name, items }: Pick<State, 'name' | 'items'>): Scenario => ({
  name,
  steps: items.map(({ step }) => step),
});

function validationError(scenario: Scenario): string {
  try {
    checkScenario(scenario, publicData.apis);
    return '';
  } catch (cause) {
    return messageOf(cause);
  }
}

function messageOf(cause: unknown): string {
  if (cause instanceof NotStarted) return `The servers did not start. ${cause.message}`;
  const hasReaderMessage = cause instanceof ScenarioError || cause instanceof ReaderError;
  return hasReaderMessage ? cause.message : asNotStarted(cause).message;
}

const secretsMessage = (steps: readonly number[]) =>
  `In step ${steps.join(', ')}, any value that may be your own key is replaced by “not-shared”.`;

const firstDifference = (before: readonly Item[], after: readonly Item[]) => {
  const first = after.findIndex(({ step }, index) => step !== before[index]?.step);
  return first < 0 ? after.length : first;
};

function playedMessage(outcomes: readonly Outcome[], all: number): string {
  const last = outcomes.at(-1);
  if (!last) return 'Nothing was played.';
  const count = `${outcomes.length} of ${all} steps played.`;
  if (last.kind === 'stopped') return `Stopped at step ${outcomes.length}: ${last.because}`;
  return last.kind === 'waited'
    ? count
    : `${count} The last response has status ${last.answer.status}.`;
}
