import type { ApiName } from '@frontline/specs/api-names';
import { operationsIn, type Api } from './apis.ts';

/** A deviation of an answer from the document. */
export interface Difference {
  /** Quotes only statuses, flags, numbers, times and field names of what a server sent. */
  message: string;
  /** The anchor in the reference of the API. */
  anchor: string;
  /** Whether only the reference server promises it, or it breaks no caller: reported, but not counted. */
  isNote: boolean;
}

/** Messages of rules; false or undefined for a rule that is kept. */
export type Findings = (string | false | undefined)[];

export const differencesOf = (messages: Findings, anchor: string, isNote = false): Difference[] =>
  messages.flatMap((message) => (message ? { message, anchor, isNote } : []));

/** One documented status of one operation. */
export interface Row {
  /** Empty for the answers that every operation shares. */
  operationId: string;
  /** `POST /api/lockers/orders` */
  line: string;
  status: number;
  /** How many requests were expected to get it. */
  sent: number;
  /** How many of them did. */
  matched: number;
  differences: Difference[];
  /** Why none was sent, or which status came instead of one that only the reference server promises. */
  reason: string | undefined;
}

type Verdict = 'as documented' | 'differs' | 'not provoked';

/** The result of checking one server. */
export interface Result {
  api: ApiName;
  /** Without credentials and query. */
  base: string;
  rows: Row[];
  /** Printed requests that were not sent: `createOrder noRearLoading`. */
  unsentExamples: string[];
  /** Why the check stopped early; undefined if it completed. */
  abortReason: string | undefined;
  /** What the caller may fix. */
  advice: string[];
  /** What the check created and could not remove. */
  leftovers: string[];
}

export const verdictOf = ({ matched, differences }: Row): Verdict =>
  differences.some(({ isNote }) => !isNote)
    ? 'differs'
    : matched > 0
      ? 'as documented'
      : 'not provoked';

/** Statuses that cannot be provoked, with the reason. */
const NOT_TESTABLE: Record<number, string> = {
  500: 'a failure of the server cannot be provoked without harm',
};

/** The statuses that every operation shares, from the preface of each document. */
const SHARED = [400, 404, 405, 413, 415];

/** A row for each documented status of each operation, in document order, then one for each shared status. */
export function createRows(api: Api) {
  const own = operationsIn(api).flatMap(({ operation, line }) =>
    Object.keys(operation.responses).map((status) =>
      emptyRow(operation.operationId, line, Number(status)),
    ),
  );
  const rows = [...own, ...SHARED.map((status) => emptyRow('', 'every operation', status))];
  const rowOf = (operationId: string, status: number): Row => {
    const row = rows.find((one) => one.operationId === operationId && one.status === status);
    if (!row) throw new Error(`${operationId} documents no ${status}.`);
    return row;
  };
  return { rows, rowOf };
}

const emptyRow = (operationId: string, line: string, status: number): Row => ({
  operationId,
  line,
  status,
  sent: 0,
  matched: 0,
  differences: [],
  reason: NOT_TESTABLE[status],
});
