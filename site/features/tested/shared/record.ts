/** What a complete green run of all tests executed. Only `npm test` writes it. */
export interface TestRecord {
  /** Hash of the tested files (`digestOfSources`). */
  sources: string;
  /** Date of the run, `2026-11-23`. */
  date: string;
  passed: number;
  skipped: number;
  /** Printed requests of pages and API documents whose responses were compared. */
  examples: number;
  operations: number;
  /** Documented responses that were reached: pairs of operation and status. */
  statuses: number;
  servers: string[];
  engines: string[];
  browsers: string[];
  /** URLs that were followed, and their anchors. */
  links: number;
  anchors: number;
  /** Pages checked by axe-core in each look. */
  pages: number;
  looks: string[];
}
