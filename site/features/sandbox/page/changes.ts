import type { Row, StoredRecords } from './stored-records.ts';

export type StoredValue = string | number | boolean | null;

interface FieldChange {
  field: string;
  /** Undefined for a new record. */
  before?: StoredValue;
  /** Undefined for a removed record. */
  after?: StoredValue;
}

/** A change to one stored record. */
export interface Change {
  /** `Cabinet 11` */
  record: string;
  kind: 'added' | 'changed' | 'removed';
  fields: FieldChange[];
}

/** Display names of tables. */
const displayNames = new Map([
  ['requests', 'Request'],
  ['devices', 'Call button'],
  ['options', 'Option'],
  ['lockers', 'Locker'],
  ['cabinets', 'Cabinet'],
  ['cabinet_orders', 'Cabinet order'],
  ['activity', 'Activity entry'],
  ['wrong_codes', 'Wrong codes of organization'],
  ['messages', 'Message'],
  ['edge_devices', 'Edge device'],
]);

/** Internal fields: digests, counters and derived values. */
const internalFields = /(_hash$|^revision$|^due_at$|^handed_at$)/;

/** Stored as 0 and 1, shown as Booleans like in the API; `is_completed` and `occupied` are numbers there. */
const flags = new Set([
  'is_claimed',
  'is_on_the_way',
  'is_timeout',
  'is_closed',
  'is_canceled',
  'enabled',
  'process',
  'rear_loading_available',
]);

/** Compares two snapshots of the same tables by field; new records come first. */
export function compareRecords(before: StoredRecords, after: StoredRecords): Change[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  const changes = [...keys].flatMap((key): Change[] => {
    const [was, is] = [before.get(key), after.get(key)];
    const fields = changedFields(was, is);
    if (fields.length === 0) return [];
    const kind = !was ? 'added' : !is ? 'removed' : 'changed';
    return [{ record: nameOf(key), kind, fields }];
  });
  return changes.sort((a, b) => a.kind.localeCompare(b.kind));
}

function changedFields(was: Row | undefined, is: Row | undefined): FieldChange[] {
  return Object.keys(is ?? was ?? {})
    .filter(
      (field) => !internalFields.test(field) && (was?.[field] ?? null) !== (is?.[field] ?? null),
    )
    .map((field) => ({
      field,
      ...(was && { before: displayValue(field, was[field] ?? null) }),
      ...(is && { after: displayValue(field, is[field] ?? null) }),
    }));
}

function displayValue(field: string, value: string | number | null): StoredValue {
  return flags.has(field) && value !== null ? value === 1 : value;
}

function nameOf(key: string): string {
  const space = key.indexOf(' ');
  const table = key.slice(0, space);
  return `${displayNames.get(table) ?? table} ${key.slice(space + 1)}`;
}
