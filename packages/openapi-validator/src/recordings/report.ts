import type { DocumentedApi } from './api.ts';

/** A difference between the recording and the docs, however often it occurred. */
export interface Finding {
  /** `note` is for harmless differences, or ones that the recording itself may cause. */
  severity: 'differs' | 'note';
  api: string;
  /** `PUT /api/lockers/orders/customer/{open_code}`: with the documented path, so without parameter values. */
  call: string;
  /** Of the response; undefined if none was recorded. */
  status: number | undefined;
  message: string;
  /** A link to the relevant documentation, and its text. */
  href: string;
  docs: string;
  count: number;
  /** Where it first occurred: "entry 3". */
  first: string;
  /** The beginning of that response, with secrets masked; empty if there is none. */
  excerpt: string;
}

/** A response status of an operation, and its documentation. */
interface ObservedStatus {
  status: number;
  count: number;
  isDocumented: boolean;
  href: string;
  docs: string;
}

interface ObservedOperation {
  api: string;
  call: string;
  summary: string;
  href: string;
  count: number;
  statuses: ObservedStatus[];
}

export interface Report {
  kind: string;
  /** Exchanges that were read. */
  read: number;
  /** How many of those belong to a documented operation. */
  matched: number;
  /** How many of those have no differences. */
  asDocumented: number;
  /** CORS preflight requests. */
  preflights: number;
  /** Unreadable parts: their number, and the first ones with their lines. */
  damaged: number;
  damages: string[];
  operations: ObservedOperation[];
  /** Differences before notes, each the most frequent first. */
  findings: Finding[];
}

/** A passage of the docs. */
export interface Passage {
  href: string;
  docs: string;
}

interface Observation extends Passage, Pick<Finding, 'severity' | 'message'> {
  api: DocumentedApi;
  call: string;
  status: number | undefined;
}

export interface Collection {
  /** Counts a finding; `first` and `excerpt` are only used for its first occurrence. */
  find(observation: Observation, first: string, excerpt: () => string): void;
  /** Counts an exchange of an operation, and its status if there is one. */
  count(
    operation: Pick<ObservedOperation, 'api' | 'call' | 'summary' | 'href'>,
    status: Omit<ObservedStatus, 'count'> | undefined,
  ): void;
  parts(): Pick<Report, 'operations' | 'findings'>;
}

/** Collects findings and operations, without duplicates. */
export function createCollection(): Collection {
  const findings = new Map<string, Finding>();
  const operations = new Map<string, ObservedOperation>();
  return {
    find({ api: { name }, ...observation }, first, excerpt) {
      const key = JSON.stringify([
        name,
        observation.call,
        observation.status,
        observation.severity,
        observation.message,
      ]);
      const known = findings.get(key);
      if (known) known.count += 1;
      else findings.set(key, { ...observation, api: name, count: 1, first, excerpt: excerpt() });
    },
    count(operation, status) {
      const observed = operations.get(operation.call) ?? { ...operation, count: 0, statuses: [] };
      operations.set(operation.call, observed);
      observed.count += 1;
      if (!status) return;
      const known = observed.statuses.find((one) => one.status === status.status);
      if (known) known.count += 1;
      else observed.statuses.push({ ...status, count: 1 });
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
