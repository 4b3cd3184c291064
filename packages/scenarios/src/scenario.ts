/** A sequence of requests and clock moves. It always starts in a fresh demonstration store. */
export interface Scenario {
  name: string;
  steps: readonly Step[];
}

export type Step = RequestStep | WaitStep;

export interface RequestStep {
  kind: 'request';
  /** What happens, in plain words; may be empty. */
  note: string;
  /** The name of the API, as defined by the site. */
  api: string;
  method: string;
  /** From the first slash, including the query. */
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
  /**
   * The name by which later steps refer to the answer: `{{order}}` is its text and
   * `{{order.open_code}}` a field of it. Empty if none does.
   */
  as: string;
}

export interface WaitStep {
  kind: 'wait';
  note: string;
  /** How far the clock advances, in whole seconds. */
  seconds: number;
}

/** The limits of a scenario: lengths in characters, clock moves in seconds. */
export const limits = {
  steps: 40,
  name: 80,
  note: 200,
  path: 500,
  headers: 8,
  header: 300,
  body: 4_000,
  seconds: 86_400,
} as const;

export const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Why a scenario cannot be opened or played. The message is shown to the reader. */
export class ScenarioError extends Error {
  override name = 'ScenarioError';
}
