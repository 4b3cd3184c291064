import type { Row, Value } from './index.ts';

/** One open connection of an engine, as little of it as storage needs. Embedded engines answer at once. */
export interface Connection {
  /** Runs statements that take no values and answer no rows. */
  control(text: string): unknown;
  /** Runs a prepared template and answers its rows. */
  rows(template: TemplateStringsArray, values: Value[]): Row[] | Promise<Row[]>;
}
