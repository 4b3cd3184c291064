import type { Ids } from '../ids.ts';
import { EndedError } from '../line.ts';
import type { Session } from '../session.ts';

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
  coolOffSeconds: number;
  /** Another locker of the location; undefined where there is none. */
  otherLocker: number | undefined;
  /** A disabled cabinet of the same locker. */
  disabledCabinet: number | undefined;
}

interface Locker {
  id: number;
  rear_loading_available: boolean;
  cabinets: Cabinet[];
}

interface Cabinet {
  id: number;
  key: number;
  size: string;
  enabled: boolean;
  occupied: number;
  thermal_mode: string;
  cool_off_period: number;
}

/**
 * Looks for the cabinet of the map in the list of its location.
 *
 * @throws {EndedError} it is not there, or is not free
 */
export async function readStore({ send }: Session, ids: Ids): Promise<Store> {
  const { location_id, locker_id, organization_id } = ids;
  const given = { location_id };
  const answered = await send({ operation: 'listLockers', like: 'listed', given });
  const listed = Array.isArray(answered?.body) ? (answered.body as Locker[]) : [];
  const locker = listed.find(({ id }) => id === locker_id);
  const cabinet = locker?.cabinets.find(({ id }) => id === ids['cabinet_id']);
  if (!locker || !cabinet)
    throw new EndedError(
      'The list of the location does not hold the locker and cabinet of the map.',
    );
  if (!cabinet.enabled || cabinet.occupied !== 0)
    throw new EndedError('The cabinet of the map is not empty and enabled. Name another one.');
  return {
    order: {
      rearload: false,
      locker_id,
      cabinet_id: cabinet.id,
      organization_id,
      location_id,
    },
    cabinet_id: cabinet.id,
    key: cabinet.key,
    size: cabinet.size,
    thermalMode: cabinet.thermal_mode,
    hasRear: locker.rear_loading_available,
    coolOffSeconds: cabinet.cool_off_period,
    otherLocker: listed.find(({ id }) => id !== locker_id)?.id,
    disabledCabinet: locker.cabinets.find(({ enabled }) => !enabled)?.id,
  };
}
