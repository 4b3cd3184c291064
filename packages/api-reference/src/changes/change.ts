/** One thing that differs between two versions of a document. */
export interface Change {
  kind: 'added' | 'changed' | 'removed';
  /**
   * A call that was right may be refused or do something else, or an answer may hold what was never promised.
   * What cannot be told counts.
   */
  isBreaking: boolean;
  /** What it belongs to: an operation, a schema, a credential. */
  title: string;
  /** Where that stands on the page of the later version; empty where it is gone. */
  anchor: string;
  /** What is different, in Markdown; empty where all of it came or went. */
  words: string;
}

/** A change inside something that is told by name elsewhere. */
export type Detail = Pick<Change, 'kind' | 'isBreaking' | 'words'>;

/** Which way a value travels, as the caller sees it. */
export type Way = 'sent' | 'received' | 'both';

/** Whether a value no longer fits: sent ones break where less is taken, received ones where more may come. */
export const breaks = (way: Way, takesLess: boolean, givesMore: boolean): boolean =>
  (way !== 'received' && takesLess) || (way !== 'sent' && givesMore);

export const changed = (words: string, isBreaking: boolean): Detail => ({
  kind: 'changed',
  isBreaking,
  words,
});
