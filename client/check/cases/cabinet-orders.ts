import type { Session } from '../session.ts';
import { fieldOf, has, type Step } from '../step.ts';
import { UNKNOWN, type Given } from '../cases.ts';
import { timeFrom } from '../wishes.ts';
import { listing, type Store } from './locker-store.ts';

/** Orders that the rules refuse. An order that a server takes all the same is completed at the end. */
export async function refuseOrders(session: Session, store: Store): Promise<void> {
  const { order, cabinet_id } = store;
  const create = { operation: 'createOrder', like: 'cabinetElsewhere', given: order };
  const rules: [string, object | undefined][] = [
    ['locationElsewhere', { location_id: UNKNOWN.number }],
    ['cabinetElsewhere', idAs('locker_id', store.otherLocker)],
    ['cabinetDisabled', idAs('cabinet_id', store.disabledCabinet)],
    ['noRearLoading', store.hasRear ? undefined : { rearload: true }],
  ];
  const complete = { operation: 'completeCabinetOrder', like: 'completed', given: { cabinet_id } };
  for (const [like, own] of rules) {
    if (!own) continue;
    const refused = await session.send({ ...create, like, given: { ...order, ...own } });
    if (!refused) session.undoLater('an order that should have been refused', complete);
  }
}

const idAs = (name: string, id: number | undefined) =>
  id === undefined ? undefined : { [name]: id };

interface Order {
  id: unknown;
  open_code: string;
  order_id: string;
  created_at: unknown;
  completed: () => void;
}

/** Puts an order into the cabinet; it is completed at the end, unless `completed` is called. */
export async function load(
  session: Session,
  ids: Given['ids'],
  { order, cabinet_id, releasedAt }: Store,
  order_id: string,
): Promise<Order | undefined> {
  const given = { ...order, order_id };
  const step: Step = { operation: 'createOrder', like: 'created', given };
  const answered = await session.send({
    ...step,
    expects: has({ created_at: timeFrom(releasedAt) }),
  });
  if (!answered) return undefined;
  const complete = { operation: 'completeCabinetOrder', like: 'completed', given: { cabinet_id } };
  const completed = session.undoLater('an order in the cabinet', complete);
  const [id, open_code, created_at] = ['id', 'open_code', 'created_at'].map((name) =>
    fieldOf(answered.body, name),
  );
  await session.send({ ...step, expects: has({ id, open_code }), isOurs: true });
  const other = { ...given, order_id: `${order_id}-other` };
  await session.send({ operation: 'createOrder', like: 'cabinetOccupied', given: other });
  await session.send(listing(ids, { occupied: 1, enabled: true, released_at: releasedAt }));
  // Without its code, no customer can have it.
  if (typeof open_code !== 'string' || open_code === '') return undefined;
  return { id, open_code, order_id, created_at, completed };
}

export async function handToCustomer(
  session: Session,
  ids: Given['ids'],
  store: Store,
  order: Order,
): Promise<void> {
  const { send } = session;
  const given = { open_code: order.open_code };
  const here = { id: store.cabinet_id, occupied: 1, enabled: true };
  for (const like of ['arrived', 'disagreed', 'agreed'])
    await send({
      operation: 'sendCustomerCommand',
      like,
      given,
      expects: has(like === 'agreed' ? { ...here, state: store.opening } : here),
    });
  await complete(session, ids, store, order, {
    operation: 'completeCustomerOrder',
    like: 'completed',
    given: { ...given, delay: 0 },
  });
  const gone = { operation: 'sendCustomerCommand', like: 'openCodeUnknown', given };
  await send({ ...gone, isOurs: true });
}

export async function handOver(
  session: Session,
  ids: Given['ids'],
  store: Store,
  order: Order,
): Promise<void> {
  const by = { completed_by: 'conformance check', completed_device_id: 'conformance-check' };
  const given = { cabinet_id: store.cabinet_id, delay: 0, ...by };
  const step = { operation: 'completeCabinetOrder', like: 'completed', given };
  await complete(session, ids, store, order, step);
}

/** Completes an order, and once more: the record stays the same, and the cabinet is empty. */
async function complete(
  session: Session,
  ids: Given['ids'],
  store: Store,
  { id, order_id, created_at, completed }: Order,
  step: Step,
): Promise<void> {
  const record = { id, order_id, completed_at: timeFrom(created_at), canceled_at: null };
  const answered = await session.send({ ...step, expects: has(record) });
  if (!answered) return;
  completed();
  const completed_at = fieldOf(answered.body, 'completed_at');
  await session.send({ ...step, expects: has({ id, completed_at }), isOurs: true });
  const released_at = timeFrom(created_at);
  const listed = await session.send(listing(ids, { occupied: 0, enabled: true, released_at }));
  if (listed) store.releasedAt = completed_at;
}
