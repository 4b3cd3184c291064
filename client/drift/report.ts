import { parsedJson } from '@frontline/openapi-validator';
import { isRecord, UsageError } from '../check/given.ts';

/** A problem in the JSON report of `redocly drift`. */
export interface Problem {
  severity: string;
  message: string;
  /** Undefined if no operation has the path. */
  operationId?: string;
  target: 'request' | 'response';
  /** JSON Pointer into the body. */
  dataPath?: string;
  status?: number;
  occurrences: number;
}

export interface DriftReport {
  run: { totalExchanges: number; documentedExchanges: number };
  problems: Problem[];
}

/**
 * Parses the output of `redocly drift --format=json`.
 *
 * @throws {UsageError} it is something else; the message is for the user
 */
export function readReport(text: string): DriftReport {
  const report = parsedJson(text);
  if (!isRecord(report) || !isReport(report))
    throw new UsageError('This is no report of redocly drift. Write one with --format json.');
  const { run, problems } = report as unknown as DriftReport;
  return { run, problems: problems.map(withoutNulls) };
}

const withoutNulls = (problem: Problem): Problem =>
  Object.fromEntries(
    Object.entries(problem).filter(([, value]) => value !== null),
  ) as unknown as Problem;

const isReport = ({ run, problems }: Record<string, unknown>): boolean =>
  isRecord(run) &&
  [run['totalExchanges'], run['documentedExchanges']].every(Number.isInteger) &&
  Array.isArray(problems) &&
  problems.every(
    (one: unknown) =>
      isRecord(one) &&
      [one['severity'], one['message'], one['target']].every((part) => typeof part === 'string') &&
      [one['operationId'], one['dataPath']].every((part) => typeof (part ?? '') === 'string') &&
      Number.isInteger(one['occurrences']),
  );
