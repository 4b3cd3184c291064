import { operationsIn, type Api } from './apis.ts';
import type { Row } from './result.ts';

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
