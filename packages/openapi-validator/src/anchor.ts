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
