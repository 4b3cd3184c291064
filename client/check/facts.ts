/** What must be true of the records of an API, whichever answer tells of them. */
export interface Facts {
  /** By the name that the document gives to their schema. */
  kinds: Record<string, Kind>;
  /** What must hold within one object of a schema: a sentence for each that does not. */
  laws: Record<string, (fields: Fields) => (string | undefined)[]>;
}

export type Fields = Record<string, unknown>;

/** A kind of record. What an answer said of one stays true, but for the fields named here. */
export interface Kind {
  /** What people call it. Schemas of one name tell of the same records. */
  name: string;
  /** The field that tells one from another. */
  id: string;
  /** Whether knowing the id opens something: it is not shown. */
  isSecret?: true;
  /** Further fields that no two records share. */
  unshared?: string[];
  /** Fields that may change. */
  changes: string[];
  /** Fields that stay once they are set: not null, not false and not 0. */
  lasts?: string[];
}
