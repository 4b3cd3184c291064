/** A difference between an exchange and the document. */
export interface Finding {
  kind:
    | 'operation'
    | 'status'
    | 'media-type'
    | 'header'
    | 'body'
    /** An undocumented field: it breaks no caller, but nobody can rely on it. */
    | 'undocumented-field'
    | 'parameter';
  /** Names the field, header or parameter. It quotes no value, because values may be secret. */
  message: string;
  /** The anchor in the reference, without `#`: `claim-request--200--success`. Empty: the whole reference. */
  anchor: string;
}

/** The reference's anchor for an operation, one of its statuses or a field of that. */
export function anchorOf(operationId: string, ...parts: (string | number)[]): string {
  return [operationId, ...parts].map((part) => kebab(String(part))).join('--');
}

/** The first field in a JSON Pointer: nested ones are documented under their own schemas. */
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
