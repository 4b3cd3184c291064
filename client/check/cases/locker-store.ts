import { isRecord } from '../given.ts';
import { isAscending } from '../record-rules/lockers.ts';
import type { Ids } from '../ids.ts';
import { AbortedError } from '../transport.ts';
import type { Session } from '../session.ts';
import { fieldOf, expectFields, step, type Step } from '../step.ts';
import { describeValue, oneOf, type Matcher } from '../matchers.ts';

type Fields = Record<string, unknown>;

/** What the check knows about the lockers of a location, from the server's list. */
export interface Store {
  /** The fields of an order for the cabinet, without its `order_id`. */
  order: Record<string, unknown>;
  cabinet_id: number;
  /** The position of the cabinet within its locker. */
  key: number;
  size: string;
  thermalMode: string;
  hasRear: boolean;
  /** The door state after an open command and after a close command. */
  opening: Matcher;
  closing: Matcher;
  coolOffSeconds: number;
  /** When the last order was completed. */
  releasedAt: unknown;
  /** Another locker of the location; undefined if there is none. */
  otherLocker: number | undefined;
  /** A disabled cabinet of the same locker. */
  disabledCabinet: number | undefined;
  /** Whether LOCKER_KEY belongs to another locker of the location. */
  isKeyElsewhere: boolean;
}

/** Fields that later requests send again. */
const NEEDED = [
  ['key', 'number'],
  ['size', 'string'],
  ['thermal_mode', 'string'],
  ['cool_off_period', 'number'],
] as const;

/** Lists the lockers of the location and expects fields of the cabinet. */
export const listing = ({ location_id, cabinet_id }: Ids, cabinet: Fields): Step => ({
  ...step('listLockers', 'listed', { location_id }),
  expects: (body) => {
    const own = recordsOf(body)
      .flatMap(cabinetsOf)
      .find(({ id }) => id === cabinet_id);
    return [
      inOrder(body),
      ...(own ? expectFields(cabinet)(own) : ['The list must still hold the cabinet.']),
    ];
  },
});

const inOrder = (lockers: unknown) =>
  !isAscending(recordsOf(lockers), 'id') &&
  'The lockers must be in the order of their `id`, each with its own.';

/**
 * Finds the cabinet of the map in the list of its location.
 *
 * @param ownKey LOCKER_KEY, if set
 * @throws {AbortedError} the cabinet is not listed or not free
 */
export async function readStore({ send }: Session, ids: Ids, ownKey?: string): Promise<Store> {
  const { location_id, locker_id, organization_id, cabinet_id } = ids;
  const answered = await send({
    ...step('listLockers', 'listed', { location_id }),
    expects: (body) => [inOrder(body), keyUnknown(recordsOf(body), locker_id, ownKey)],
  });
  const lockers = recordsOf(answered?.body);
  const locker = lockers.find(({ id }) => id === locker_id);
  const cabinet = cabinetsOf(locker).find(({ id }) => id === cabinet_id);
  if (!locker || !cabinet)
    throw new AbortedError(
      'The list of the location does not hold the locker and cabinet of the map.',
    );
  if (cabinet['enabled'] !== true || cabinet['occupied'] !== 0)
    throw new AbortedError('The cabinet of the map is not empty and enabled. Name another one.');
  if (NEEDED.some(([name, kind]) => typeof cabinet[name] !== kind))
    throw new AbortedError('The cabinet of the map is not listed as documented.');
  const isPlain = locker['version'] === 1;
  return {
    order: { rearload: false, locker_id, cabinet_id, organization_id, location_id },
    cabinet_id: cabinet_id as number,
    key: cabinet['key'] as number,
    size: cabinet['size'] as string,
    thermalMode: cabinet['thermal_mode'] as string,
    hasRear: locker['rear_loading_available'] === true,
    opening: isPlain ? oneOf('open') : oneOf('open', 'opening'),
    closing: isPlain ? oneOf('closed') : oneOf('closed', 'closing'),
    coolOffSeconds: cabinet['cool_off_period'] as number,
    releasedAt: cabinet['released_at'],
    otherLocker: idIn(lockers.find(({ id }) => id !== locker_id)),
    disabledCabinet: cabinetsOf(locker).find(({ enabled }) => enabled === false)?.['id'] as
      | number
      | undefined,
    isKeyElsewhere: ownKey !== undefined && fieldOf(locker, 'api_key') !== ownKey,
  };
}

/** LOCKER_KEY must be among the listed keys. */
function keyUnknown(lockers: Fields[], locker_id: unknown, ownKey: string | undefined) {
  if (!ownKey || lockers.some(({ api_key }) => api_key === ownKey)) return undefined;
  if (!lockers.some(({ id }) => id === locker_id)) return undefined;
  const kinds = new Set(lockers.map(({ api_key }) => describeValue(api_key)));
  return `No \`api_key\` of the list is LOCKER_KEY, which has ${describeValue(ownKey)}; they have ${[...kinds].join(' and ')}.`;
}

const recordsOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const cabinetsOf = (locker: Fields | undefined): Fields[] => recordsOf(locker?.['cabinets']);

const idIn = (record: Fields | undefined): number | undefined =>
  typeof record?.['id'] === 'number' ? record['id'] : undefined;
