/** One way in which an exchange is not what the document says. */
export interface Finding {
  kind:
    | 'operation'
    | 'status'
    | 'media-type'
    | 'header'
    | 'body'
    /** A field that no document names: it breaks no caller, but nobody can rely on it. */
    | 'undocumented-field'
    | 'parameter';
  /** JSON Pointer into the body, or the name of the header or parameter; empty for the whole. */
  place: string;
  /** A sentence that names the place. It quotes no value, because values may be secret. */
  says: string;
  /** Where the reference says it, without `#`: `claim-request--200--success`. Empty: the whole reference. */
  anchor: string;
}
