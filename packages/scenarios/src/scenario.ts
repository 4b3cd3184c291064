/** Requests in their order, with the clock's moves between them. It always begins in a fresh demonstration store. */
export interface Scenario {
  name: string;
  steps: readonly Step[];
}

export type Step = RequestStep | WaitStep;

export interface RequestStep {
  kind: 'request';
  /** What happens, in a reader's words; may be empty. */
  note: string;
  /** The name of the API that is asked, as the surroundings name it. */
  api: string;
  method: string;
  /** From the first slash on, with the query. */
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
  /**
   * The name under which later steps find the answer: `{{order}}` stands for its text and
   * `{{order.open_code}}` for a field of it. Empty where none does.
   */
  as: string;
}

export interface WaitStep {
  kind: 'wait';
  note: string;
  /** How far the clock moves, in whole seconds. */
  seconds: number;
}

/** What a scenario may hold at most: lengths in characters, the clock's move in seconds. */
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

/** Why something is not a scenario that can be opened or played. The message is a sentence for its reader. */
export class ScenarioError extends Error {
  override name = 'ScenarioError';
}
