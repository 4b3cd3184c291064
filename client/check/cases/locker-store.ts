import { isRecord } from '../../is-record.ts';
import { isRising } from '../facts/lockers.ts';
import type { Ids } from '../ids.ts';
import { EndedError } from '../line.ts';
import type { Session } from '../session.ts';
import { fieldOf, has, type Step } from '../step.ts';
import { kindOf, oneOf, type Wish } from '../wishes.ts';

type Fields = Record<string, unknown>;

/** What a check needs to know of the lockers of a location, as the server lists them. */
export interface Store {
  /** The fields of an order for the cabinet, without its `order_id`. */
  order: Record<string, unknown>;
  cabinet_id: number;
  /** The position of the cabinet within its locker. */
  key: number;
  size: string;
  thermalMode: string;
  hasRear: boolean;
  /** A door that was told to open, and one that was told to close. */
  opening: Wish;
  closing: Wish;
  coolOffSeconds: number;
  /** When an order last left it. */
  releasedAt: unknown;
  /** Another locker of the location; undefined where there is none. */
  otherLocker: number | undefined;
  /** A disabled cabinet of the same locker. */
  disabledCabinet: number | undefined;
  /** Whether the key of the environment is that of another locker of the location. */
  isKeyElsewhere: boolean;
}

/** What later calls send again. */
const NEEDED = [
  ['key', 'number'],
  ['size', 'string'],
  ['thermal_mode', 'string'],
  ['cool_off_period', 'number'],
] as const;

/** A call that lists the lockers of the location, and what its cabinet must be there. */
export const listing = ({ location_id, cabinet_id }: Ids, cabinet: Fields): Step => ({
  ...LIST,
  given: { location_id },
  expects: (body) => {
    const own = recordsOf(body)
      .flatMap(cabinetsOf)
      .find(({ id }) => id === cabinet_id);
    return [
      inOrder(body),
      ...(own ? has(cabinet)(own) : ['The list must still hold the cabinet.']),
    ];
  },
});

const LIST = { operation: 'listLockers', like: 'listed' };

const inOrder = (lockers: unknown) =>
  isRising(recordsOf(lockers), 'id')
    ? undefined
    : 'The lockers must be in the order of their `id`, each with its own.';

/**
 * Looks for the cabinet of the map in the list of its location.
 *
 * @param ownKey the key of the locker, where it is known
 * @throws {EndedError} it is not there, or is not free
 */
export async function readStore({ send }: Session, ids: Ids, ownKey?: string): Promise<Store> {
  const { location_id, locker_id, organization_id, cabinet_id } = ids;
  const answered = await send({
    ...LIST,
    given: { location_id },
    expects: (body) => [inOrder(body), keyUnknown(recordsOf(body), locker_id, ownKey)],
  });
  const lockers = recordsOf(answered?.body);
  const locker = lockers.find(({ id }) => id === locker_id);
  const cabinet = cabinetsOf(locker).find(({ id }) => id === cabinet_id);
  if (!locker || !cabinet)
    throw new EndedError(
      'The list of the location does not hold the locker and cabinet of the map.',
    );
  if (cabinet['enabled'] !== true || cabinet['occupied'] !== 0)
    throw new EndedError('The cabinet of the map is not empty and enabled. Name another one.');
  if (NEEDED.some(([name, kind]) => typeof cabinet[name] !== kind))
    throw new EndedError('The cabinet of the map is not listed as documented.');
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

/** The key that the locker sends is one that the list says. */
function keyUnknown(lockers: Fields[], locker_id: unknown, ownKey: string | undefined) {
  if (!ownKey || lockers.some(({ api_key }) => api_key === ownKey)) return undefined;
  if (!lockers.some(({ id }) => id === locker_id)) return undefined;
  const kinds = new Set(lockers.map(({ api_key }) => kindOf(api_key)));
  return `No \`api_key\` of the list is LOCKER_KEY, which has ${kindOf(ownKey)}; they have ${[...kinds].join(' and ')}.`;
}

const recordsOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const cabinetsOf = (locker: Fields | undefined): Fields[] => recordsOf(locker?.['cabinets']);

const idIn = (record: Fields | undefined): number | undefined =>
  typeof record?.['id'] === 'number' ? record['id'] : undefined;
