/** What a complete and green run of all tests has executed. Only `npm test` writes it. */
export interface TestRecord {
  /** The files that were tested, as `digestOfSources` tells them. */
  sources: string;
  /** Day of the run, `2026-11-23`. */
  date: string;
  passed: number;
  skipped: number;
  /** Requests printed in the docs and in the API documents whose answer was compared. */
  examples: number;
  operations: number;
  /** Documented answers that were reached: an operation and a status each. */
  statuses: number;
  servers: string[];
  engines: string[];
  browsers: string[];
  /** Addresses that were followed, and places within pages that they lead to. */
  links: number;
  anchors: number;
  /** Pages to which the rules of axe-core were applied, in each look. */
  pages: number;
  looks: string[];
}
