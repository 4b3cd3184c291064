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

/** The anchor under which the reference documents an operation, a status of it or a field of that. */
export function anchorOf(operationId: string, ...parts: (string | number)[]): string {
  return [operationId, ...parts].map((part) => kebab(String(part))).join('--');
}

/** The first field that a JSON Pointer names: deeper ones stand under a schema of their own. */
export const fieldOf = (pointer: string): string | undefined =>
  pointer
    .split('/')
    .slice(1)
    .find((part) => !/^\d+$/.test(part));

function kebab(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
