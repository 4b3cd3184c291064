import type { Session } from '../session.ts';
import { fieldOf, expectFields, step, type Step } from '../step.ts';
import { UNKNOWN, type CaseInput } from '../cases.ts';
import { timeFrom } from '../matchers.ts';
import { listing, type Store } from './locker-store.ts';

/** Completes whatever order is in the cabinet. */
const empty = ({ cabinet_id }: Store) => step('completeCabinetOrder', 'completed', { cabinet_id });

/** Orders that the rules refuse. If a server accepts one anyway, it is completed at the end. */
export async function refuseOrders(session: Session, store: Store): Promise<void> {
  const rules: [example: string, field: string, value: unknown][] = [
    ['locationElsewhere', 'location_id', UNKNOWN.number],
    ['cabinetElsewhere', 'locker_id', store.otherLocker],
    ['cabinetDisabled', 'cabinet_id', store.disabledCabinet],
    ['noRearLoading', 'rearload', store.hasRear ? undefined : true],
  ];
  for (const [example, field, value] of rules) {
    if (value === undefined) continue;
    const values = { ...store.order, [field]: value };
    const refused = await session.send(step('createOrder', example, values));
    if (!refused) session.addCleanup('an order that should have been refused', empty(store));
  }
}

interface Order {
  id: unknown;
  open_code: string;
  order_id: string;
  created_at: unknown;
  markCompleted: () => void;
}

/** Creates an order in the cabinet; it is completed at the end unless `markCompleted` is called. */
export async function load(
  session: Session,
  ids: CaseInput['ids'],
  store: Store,
  order_id: string,
): Promise<Order | undefined> {
  const { releasedAt } = store;
  const values = { ...store.order, order_id };
  const create = step('createOrder', 'created', values);
  const expects = expectFields({ created_at: timeFrom(releasedAt) });
  const answered = await session.send({ ...create, expects });
  if (!answered) return undefined;
  const markCompleted = session.addCleanup('an order in the cabinet', empty(store));
  const [id, open_code, created_at] = ['id', 'open_code', 'created_at'].map((name) =>
    fieldOf(answered.body, name),
  );
  const same = expectFields({ id, open_code });
  await session.send({ ...create, expects: same, isReferenceOnly: true });
  const other = { ...values, order_id: `${order_id}-other` };
  await session.send(step('createOrder', 'cabinetOccupied', other));
  await session.send(listing(ids, { occupied: 1, enabled: true, released_at: releasedAt }));
  // Without its code, the customer steps cannot run.
  if (typeof open_code !== 'string' || open_code === '') return undefined;
  return { id, open_code, order_id, created_at, markCompleted };
}

export async function handToCustomer(
  session: Session,
  ids: CaseInput['ids'],
  store: Store,
  order: Order,
): Promise<void> {
  const { send } = session;
  const values = { open_code: order.open_code };
  const here = { id: store.cabinet_id, occupied: 1, enabled: true };
  for (const example of ['arrived', 'disagreed', 'agreed']) {
    const expects = expectFields(example === 'agreed' ? { ...here, state: store.opening } : here);
    await send(step('sendCustomerCommand', example, values, { expects }));
  }
  const completed = step('completeCustomerOrder', 'completed', { ...values, delay: 0 });
  await complete(session, ids, store, order, completed);
  await send(step('sendCustomerCommand', 'openCodeUnknown', values, { isReferenceOnly: true }));
}

export async function handOver(
  session: Session,
  ids: CaseInput['ids'],
  store: Store,
  order: Order,
): Promise<void> {
  const by = { completed_by: 'conformance check', completed_device_id: 'conformance-check' };
  const values = { cabinet_id: store.cabinet_id, delay: 0, ...by };
  await complete(session, ids, store, order, step('completeCabinetOrder', 'completed', values));
}

/** Completes an order twice: the record must stay the same and the cabinet be empty. */
async function complete(
  session: Session,
  ids: CaseInput['ids'],
  store: Store,
  { id, order_id, created_at, markCompleted }: Order,
  completion: Step,
): Promise<void> {
  const record = { id, order_id, completed_at: timeFrom(created_at), canceled_at: null };
  const answered = await session.send({ ...completion, expects: expectFields(record) });
  if (!answered) return;
  markCompleted();
  const completed_at = fieldOf(answered.body, 'completed_at');
  const same = expectFields({ id, completed_at });
  await session.send({ ...completion, expects: same, isReferenceOnly: true });
  const released_at = timeFrom(created_at);
  const listed = await session.send(listing(ids, { occupied: 0, enabled: true, released_at }));
  if (listed) store.releasedAt = completed_at;
}
