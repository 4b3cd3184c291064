import type { Promised } from './api.ts';

/** One way in which what was recorded and the docs differ, however often it was seen. */
export interface Finding {
  /** `note` is for what may be the recording's doing, or does no harm. */
  severity: 'differs' | 'note';
  api: string;
  /** `PUT /api/lockers/orders/customer/{open_code}`: the path as documented, so without its values. */
  call: string;
  /** Of the answer; undefined where none was recorded. */
  status: number | undefined;
  sentence: string;
  /** Where the docs speak of it, and what they say there. */
  href: string;
  docs: string;
  count: number;
  /** Where it was seen first: "entry 3". */
  first: string;
  /** The beginning of the answer there, secrets masked; empty where there is none. */
  excerpt: string;
}

/** An answer of an operation, and the sentence of the docs about it. */
export interface SeenStatus {
  status: number;
  count: number;
  isDocumented: boolean;
  href: string;
  docs: string;
}

export interface SeenOperation {
  api: string;
  call: string;
  summary: string;
  href: string;
  count: number;
  statuses: SeenStatus[];
}

export interface Report {
  kind: string;
  /** Exchanges that were read. */
  read: number;
  /** Of those, how many belong to a documented operation. */
  matched: number;
  /** Of those, how many have nothing that differs. */
  asDocumented: number;
  /** Questions of browsers before a call to another host. */
  preflights: number;
  /** What could not be read: how much, and the first of it, each with its line. */
  damaged: number;
  damages: string[];
  operations: SeenOperation[];
  /** What differs first, then notes; what was seen most often before the rest. */
  findings: Finding[];
}

/** Where in the docs something is said. */
export interface Passage {
  href: string;
  docs: string;
}

interface Seen extends Passage, Pick<Finding, 'severity' | 'sentence'> {
  api: Promised;
  call: string;
  status: number | undefined;
}

export interface Collection {
  /** Counts a finding; `first` and `excerpt` are asked for the first time it is seen. */
  find(seen: Seen, first: string, excerpt: () => string): void;
  /** Counts an exchange of an operation, and its status where it has one. */
  count(
    operation: Pick<SeenOperation, 'api' | 'call' | 'summary' | 'href'>,
    status: Omit<SeenStatus, 'count'> | undefined,
  ): void;
  parts(): Pick<Report, 'operations' | 'findings'>;
}

/** Gathers what was seen, each kind of it once. */
export function createCollection(): Collection {
  const findings = new Map<string, Finding>();
  const operations = new Map<string, SeenOperation>();
  return {
    find({ api: { name }, ...seen }, first, excerpt) {
      const key = JSON.stringify([name, seen.call, seen.status, seen.severity, seen.sentence]);
      const known = findings.get(key);
      if (known) known.count += 1;
      else findings.set(key, { ...seen, api: name, count: 1, first, excerpt: excerpt() });
    },
    count(operation, status) {
      const seen = operations.get(operation.call) ?? { ...operation, count: 0, statuses: [] };
      operations.set(operation.call, seen);
      seen.count += 1;
      if (!status) return;
      const known = seen.statuses.find((one) => one.status === status.status);
      if (known) known.count += 1;
      else seen.statuses.push({ ...status, count: 1 });
    },
    parts: () => ({
      operations: [...operations.values()].map((one) => ({
        ...one,
        statuses: one.statuses.sort((a, b) => a.status - b.status),
      })),
      findings: [...findings.values()].sort(
        (a, b) => rank(a.severity) - rank(b.severity) || b.count - a.count,
      ),
    }),
  };
}

const rank = (severity: Finding['severity']): number => (severity === 'differs' ? 0 : 1);
