import type { ApiName } from '@frontline/specs/api-names';
import { operationsIn, type Api } from './apis.ts';

/** Something that an answer should have been. */
export interface Difference {
  /** Quotes nothing that a server sent but statuses, flags, numbers, times and names of fields. */
  says: string;
  /** The anchor in the reference of the API. */
  anchor: string;
  /** Whether only the reference server promises it, or it breaks no caller: told, and not counted. */
  isNote: boolean;
}

/** One documented status of one operation. */
export interface Row {
  /** Empty for what every operation shares. */
  operationId: string;
  /** `POST /api/lockers/orders` */
  line: string;
  status: number;
  /** How many requests were to earn it. */
  sent: number;
  /** How many of them were answered with it. */
  earned: number;
  differences: Difference[];
  /** Why none was sent, or what came instead of a status that only the reference server promises. */
  reason: string | undefined;
}

/** A status that was answered with another one is never `as documented`. */
type Verdict = 'as documented' | 'differs' | 'not provoked';

/** What a check of one server found. */
export interface Result {
  api: ApiName;
  /** Without credentials and query. */
  base: string;
  rows: Row[];
  /** Printed requests that were not sent: `createOrder noRearLoading`. */
  unsentExamples: string[];
  /** Why it ended before its last step; undefined where it did not. */
  ended: string | undefined;
  /** What may be cured on the side of whoever runs it. */
  advice: string[];
  /** What it made and could not take back. */
  left: string[];
}

export const verdictOf = ({ earned, differences }: Row): Verdict =>
  differences.some(({ isNote }) => !isNote)
    ? 'differs'
    : earned > 0
      ? 'as documented'
      : 'not provoked';

/** What no caller can bring about without harm, by status. */
const NEVER: Record<number, string> = {
  500: 'a failure of the server cannot be provoked without harm',
};

/** What every operation shares, as the preface of each document lists it. */
const SHARED = [400, 404, 405, 413, 415];

/** A row for each documented status of each operation, in reading order, and for what all share. */
export function rowsOf(api: Api) {
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
  earned: 0,
  differences: [],
  reason: NEVER[status],
});
