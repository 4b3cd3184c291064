import type { Findings } from './result.ts';

/** Rules for the records of an API that hold across all answers. */
export interface RecordRules {
  /** By schema name. */
  kinds: Record<string, RecordKind>;
  /** By schema name: rules within one object, with a message for each violation. */
  invariants: Record<string, (fields: Fields) => Findings>;
}

export type Fields = Record<string, unknown>;

/** A kind of record. Its fields must never change, except those named here. */
export interface RecordKind {
  /** Used in messages. Schemas with the same name describe the same records. */
  name: string;
  /** The field that identifies a record. */
  id: string;
  /** Whether the id is a secret, which is never shown. */
  isSecret?: true;
  /** Further fields with unique values. */
  unique?: string[];
  mutable: string[];
  /** Fields that keep their value once it is not null, false or 0. */
  setOnce?: string[];
}
