import pg from 'pg';
import type { Value } from './index.ts';
import { numbered, storable } from './template.ts';

/** A statement as `pg` takes it: what has a name is prepared once per connection. */
export interface Statement {
  name: string;
  text: string;
  values: (string | number | null)[];
}

const prepared = new WeakMap<TemplateStringsArray, { name: string; text: string }>();
let count = 0;

/** @throws {TypeError} a value cannot be stored. */
export function statementOf(template: TemplateStringsArray, values: Value[]): Statement {
  let known = prepared.get(template);
  if (!known) {
    known = { name: `statement_${++count}`, text: numbered(template) };
    prepared.set(template, known);
  }
  return { ...known, values: storable(values, template) };
}

const int8 = 20;
const numeric = 1700;

/** Counts and sums come as text from PostgreSQL, which has larger numbers than JavaScript. */
export function typeParser(type: number, format?: 'text' | 'binary') {
  if (type === int8 || type === numeric) return Number;
  return pg.types.getTypeParser(type, format as 'text');
}
