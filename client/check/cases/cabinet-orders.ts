import type { Session } from '../session.ts';
import { fieldOf, expectFields, type Step } from '../step.ts';
import { UNKNOWN, type CaseInput } from '../cases.ts';
import { timeFrom } from '../matchers.ts';
import { listing, type Store } from './locker-store.ts';

/** Orders that the rules refuse. If a server accepts one anyway, it is completed at the end. */
export async function refuseOrders(session: Session, store: Store): Promise<void> {
  const { order, cabinet_id } = store;
  const create = { operation: 'createOrder', example: 'cabinetElsewhere', values: order };
  const rules: [string, object | undefined][] = [
    ['locationElsewhere', { location_id: UNKNOWN.number }],
    ['cabinetElsewhere', idAs('locker_id', store.otherLocker)],
    ['cabinetDisabled', idAs('cabinet_id', store.disabledCabinet)],
    ['noRearLoading', store.hasRear ? undefined : { rearload: true }],
  ];
  const complete = {
    operation: 'completeCabinetOrder',
    example: 'completed',
    values: { cabinet_id },
  };
  for (const [example, own] of rules) {
    if (!own) continue;
    const refused = await session.send({ ...create, example, values: { ...order, ...own } });
    if (!refused) session.addCleanup('an order that should have been refused', complete);
  }
}

const idAs = (name: string, id: number | undefined) =>
  id === undefined ? undefined : { [name]: id };

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
  { order, cabinet_id, releasedAt }: Store,
  order_id: string,
): Promise<Order | undefined> {
  const values = { ...order, order_id };
  const step: Step = { operation: 'createOrder', example: 'created', values };
  const answered = await session.send({
    ...step,
    expects: expectFields({ created_at: timeFrom(releasedAt) }),
  });
  if (!answered) return undefined;
  const complete = {
    operation: 'completeCabinetOrder',
    example: 'completed',
    values: { cabinet_id },
  };
  const markCompleted = session.addCleanup('an order in the cabinet', complete);
  const [id, open_code, created_at] = ['id', 'open_code', 'created_at'].map((name) =>
    fieldOf(answered.body, name),
  );
  await session.send({ ...step, expects: expectFields({ id, open_code }), isReferenceOnly: true });
  const other = { ...values, order_id: `${order_id}-other` };
  await session.send({ operation: 'createOrder', example: 'cabinetOccupied', values: other });
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
  for (const example of ['arrived', 'disagreed', 'agreed'])
    await send({
      operation: 'sendCustomerCommand',
      example,
      values,
      expects: expectFields(example === 'agreed' ? { ...here, state: store.opening } : here),
    });
  await complete(session, ids, store, order, {
    operation: 'completeCustomerOrder',
    example: 'completed',
    values: { ...values, delay: 0 },
  });
  const gone = { operation: 'sendCustomerCommand', example: 'openCodeUnknown', values };
  await send({ ...gone, isReferenceOnly: true });
}

export async function handOver(
  session: Session,
  ids: CaseInput['ids'],
  store: Store,
  order: Order,
): Promise<void> {
  const by = { completed_by: 'conformance check', completed_device_id: 'conformance-check' };
  const values = { cabinet_id: store.cabinet_id, delay: 0, ...by };
  const step = { operation: 'completeCabinetOrder', example: 'completed', values };
  await complete(session, ids, store, order, step);
}

/** Completes an order twice: the record must stay the same and the cabinet be empty. */
async function complete(
  session: Session,
  ids: CaseInput['ids'],
  store: Store,
  { id, order_id, created_at, markCompleted }: Order,
  step: Step,
): Promise<void> {
  const record = { id, order_id, completed_at: timeFrom(created_at), canceled_at: null };
  const answered = await session.send({ ...step, expects: expectFields(record) });
  if (!answered) return;
  markCompleted();
  const completed_at = fieldOf(answered.body, 'completed_at');
  await session.send({
    ...step,
    expects: expectFields({ id, completed_at }),
    isReferenceOnly: true,
  });
  const released_at = timeFrom(created_at);
  const listed = await session.send(listing(ids, { occupied: 0, enabled: true, released_at }));
  if (listed) store.releasedAt = completed_at;
}
