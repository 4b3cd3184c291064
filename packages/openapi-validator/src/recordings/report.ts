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
