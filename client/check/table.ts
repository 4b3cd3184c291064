import { docsUrl } from './apis.ts';
import { verdictOf, type Result, type Row } from './result.ts';

const columns = ['operation', 'status', 'verdict', 'sent'] as const;

/** The result as a table of operation × status, followed by each difference with its URL in the docs. */
export function tableOf(result: Result, docs: string): string {
  const lines = result.rows.map((row) => [
    row.operationId || row.line,
    String(row.status),
    verdictOf(row),
    row.reason === undefined ? String(row.sent) : `– ${row.reason}`,
  ]);
  const widths = columns.map((name, at) =>
    Math.max(name.length, ...lines.map((line) => (at === 3 ? 0 : line[at]!.length))),
  );
  const formatLine = (line: readonly string[]) =>
    line
      .map((text, at) => text.padEnd(widths[at]!))
      .join('  ')
      .trimEnd();
  return [
    formatLine(columns),
    ...lines.map(formatLine),
    '',
    ...result.rows.flatMap((row) => differencesOf(row, result, docs)),
    summaryOf(result),
  ].join('\n');
}

function differencesOf(
  { operationId, line, status, differences }: Row,
  { api }: Result,
  docs: string,
) {
  return differences.flatMap(({ message, anchor, isNote }) => [
    `${isNote ? 'note' : 'differs'}: ${operationId || line} ${status}: ${message}`,
    `  ${docsUrl(docs, api, anchor)}`,
    '',
  ]);
}

/** Counts, the reason for an early end, advice and leftovers. */
export function summaryOf({
  api,
  base,
  rows,
  unsentExamples,
  abortReason,
  advice,
  leftovers,
}: Result): string {
  const count = (verdict: string) => rows.filter((row) => verdictOf(row) === verdict).length;
  return [
    `${api} at ${base}: ${count('as documented')} as documented, ${count('differs')} differ, ${count('not provoked')} not provoked.`,
    ...(unsentExamples.length > 0 ? [`Examples not sent: ${unsentExamples.join(', ')}.`] : []),
    ...(abortReason ? [`Ended early. ${abortReason}`] : []),
    ...advice,
    ...leftovers.map((what) => `LEFT ON THE SERVER: ${what}. Take it back by hand.`),
  ].join('\n');
}

/** 0 as documented, 1 something differs, 3 aborted, 4 something is left on the server. */
export function exitCodeOf({ rows, abortReason, leftovers }: Result): number {
  if (leftovers.length > 0) return 4;
  if (rows.some((row) => verdictOf(row) === 'differs')) return 1;
  return abortReason ? 3 : 0;
}
