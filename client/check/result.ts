import type { ApiName } from '@frontline/specs/api-names';

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
export type Verdict = 'as documented' | 'differs' | 'not provoked';

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
