import { openCodeLength, wrongCodesAtOnce } from '@frontline/specs/lockers/limits';
import type { Session } from '../session.ts';
import { has, type Step } from '../step.ts';
import { shared, UNKNOWN, type Given, type Story } from '../story.ts';
import { cabinetCommands } from './cabinet-commands.ts';
import { readStore, type Store } from './locker-store.ts';

const elsewhere = { cabinet_id: UNKNOWN.number };
const { alphabet, length } = openCodeLength;
const wrongCode = { open_code: alphabet.charAt(0).repeat(length) };
const WRONG_CODES = `more than ${wrongCodesAtOnce.about} would keep your customers waiting`;

export const story: Story = {
  secrets: { SecretToken: 'SECRET_TOKEN', LockerKey: 'LOCKER_KEY' },
  changes:
    'It opens and closes the doors of one empty cabinet, takes it out of use and back, and puts two orders into it. Both are completed.',
  look,
  change,
};

async function look(session: Session, { ids, secrets }: Given): Promise<void> {
  const { send, skip } = session;
  const credential = secrets['SecretToken'] && 'SecretToken';
  await shared(session, '/api/lockers/orders', credential);
  const key = { cabinets: [{ key: UNKNOWN.number, front_status: 'closed' }] };
  const report = { operation: 'reportCabinetStatus', like: 'unknownKey', given: key };
  await send({ ...report, status: 401, credential: 'none' });
  if (secrets['LockerKey']) {
    await send({ ...report, like: 'validationFailure', given: {} });
    // The sentence of the printed answer names another key.
    await send(report);
  } else for (const status of [200, 422]) skip(report.operation, status, 'LOCKER_KEY is not set');
  for (const operation of ['sendCustomerCommand', 'completeCustomerOrder'])
    skip(operation, 429, WRONG_CODES);

  await refuseWithoutToken(session);
  if (!secrets['SecretToken']) return skipToken(session);
  const location_id = ids['location_id'];
  await send({ operation: 'listLockers', like: 'listed', given: { location_id } });
  const nowhere = { location_id: UNKNOWN.number };
  const isEmpty = (body: unknown) => [
    Array.isArray(body) && body.length === 0 ? undefined : 'The list must be empty.',
  ];
  const list: Step = { operation: 'listLockers', like: 'empty', given: nowhere };
  await send({ ...list, expects: isEmpty, isOurs: true });
  await send({ ...list, like: 'validationFailure', given: {} });
  await send({ operation: 'createOrder', like: 'validationFailure' });
  for (const like of ['unknownCommand', 'sizeMissing', 'thermalModeMissing', 'validationFailure'])
    await send({ operation: 'commandCabinet', like, given: elsewhere });
  await send({ operation: 'commandCabinet', like: 'cabinetUnknown', given: elsewhere });
  const complete = { operation: 'completeCabinetOrder', given: elsewhere };
  await send({ ...complete, like: 'validationFailure' });
  await send({ ...complete, like: 'noOrder' });
  const customer = { operation: 'sendCustomerCommand', given: wrongCode };
  await send({ ...customer, like: 'unknownCommand' });
  await send({ ...customer, like: 'validationFailure', given: {} });
  await send({ operation: 'completeCustomerOrder', like: 'validationFailure', given: wrongCode });
}

/** What would come of each call without its token would come to nothing: it names nothing that exists. */
async function refuseWithoutToken({ send }: Session): Promise<void> {
  const refused = { status: 403, credential: 'none' } as const;
  const nowhere = { location_id: UNKNOWN.number };
  const nothing = { ...nowhere, ...elsewhere, locker_id: UNKNOWN.number };
  const customer = { ...refused, like: 'openCodeUnknown', given: wrongCode };
  await send({ ...refused, operation: 'listLockers', like: 'empty', given: nowhere });
  await send({ ...refused, operation: 'createOrder', like: 'created', given: nothing });
  await send({ ...refused, operation: 'commandCabinet', like: 'cabinetUnknown', given: elsewhere });
  await send({ ...refused, operation: 'completeCabinetOrder', like: 'noOrder', given: elsewhere });
  await send({ ...customer, operation: 'sendCustomerCommand' });
  await send({ ...customer, operation: 'completeCustomerOrder' });
}

function skipToken({ skip, rows }: Session): void {
  for (const { operationId, status, reason } of rows)
    if (operationId && operationId !== 'reportCabinetStatus')
      skip(operationId, status, reason ?? 'SECRET_TOKEN is not set');
}

async function change(session: Session, given: Given): Promise<void> {
  const { send } = session;
  if (!given.secrets['SecretToken']) return;
  const store = await readStore(session, given.ids);
  await send({ operation: 'sendCustomerCommand', like: 'openCodeUnknown', given: wrongCode });
  await send({ operation: 'completeCustomerOrder', like: 'openCodeUnknown', given: wrongCode });
  await cabinetCommands(session, given, store);
  await refuseOrders(session, store);

  const first = await load(session, store, `${given.mark}-1`);
  if (first) await handToCustomer(session, store, first);
  // The second one would be refused there, and the wait may be long.
  const isCooling = store.coolOffSeconds > 0;
  if (isCooling)
    for (const status of [200, 400, 422])
      session.skip('completeCabinetOrder', status, 'the cabinet cools off after its first order');
  const second = first && !isCooling && (await load(session, store, `${given.mark}-2`));
  if (second) await handOver(session, store, second);
}

/** Orders that the rules refuse. An order that a server takes all the same is completed at the end. */
async function refuseOrders(session: Session, store: Store): Promise<void> {
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
  open_code: unknown;
  order_id: string;
  completed: () => void;
}

/** Puts an order into the cabinet; it is completed at the end, unless `completed` is called. */
async function load(
  session: Session,
  { order, cabinet_id }: Store,
  order_id: string,
): Promise<Order | undefined> {
  const given = { ...order, order_id };
  const step: Step = { operation: 'createOrder', like: 'created', given };
  // The record does not tell through which door it was loaded.
  const record = Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'rearload'));
  const answered = await session.send({ ...step, expects: has(record) });
  if (!answered) return undefined;
  const complete = { operation: 'completeCabinetOrder', like: 'completed', given: { cabinet_id } };
  const completed = session.undoLater('an order in the cabinet', complete);
  const { id, open_code } = answered.body as Record<string, unknown>;
  await session.send({ ...step, expects: has({ id, open_code }), isOurs: true });
  const other = { ...given, order_id: `${order_id}-other` };
  await session.send({ operation: 'createOrder', like: 'cabinetOccupied', given: other });
  return { id, open_code, order_id, completed };
}

async function handToCustomer(session: Session, store: Store, order: Order): Promise<void> {
  const { send } = session;
  const given = { open_code: order.open_code };
  const here = has({ id: store.cabinet_id, occupied: 1 });
  for (const like of ['arrived', 'disagreed', 'agreed'])
    await send({ operation: 'sendCustomerCommand', like, given, expects: here });
  await complete(session, order, {
    operation: 'completeCustomerOrder',
    like: 'completed',
    given: { ...given, delay: 0 },
  });
  const gone = { operation: 'sendCustomerCommand', like: 'openCodeUnknown', given };
  await send({ ...gone, isOurs: true });
}

async function handOver(session: Session, store: Store, order: Order): Promise<void> {
  const { cabinet_id } = store;
  const by = { completed_by: 'conformance check', completed_device_id: 'conformance-check' };
  const given = { cabinet_id, delay: 0, ...by };
  const step = { operation: 'completeCabinetOrder', like: 'completed', given };
  await complete(session, order, step, by);
  const { location_id } = store.order;
  await session.send({
    operation: 'listLockers',
    like: 'listed',
    given: { location_id },
    expects: (body) => {
      const cabinets = (body as { cabinets: { id: unknown; occupied: unknown }[] }[]).flatMap(
        (locker) => locker.cabinets,
      );
      const isEmpty = cabinets.some(({ id, occupied }) => id === cabinet_id && occupied === 0);
      return [isEmpty ? undefined : 'The cabinet must be empty after its order is completed.'];
    },
  });
}

/** Completes an order, and once more: the record stays the same. */
async function complete(
  session: Session,
  { id, order_id, completed }: Order,
  step: Step,
  more: object = {},
): Promise<void> {
  const record = { id, order_id, completed_at: /./, canceled_at: null, ...more };
  const answered = await session.send({ ...step, expects: has(record) });
  if (!answered) return;
  completed();
  const { completed_at } = answered.body as Record<string, unknown>;
  await session.send({ ...step, expects: has({ id, completed_at }), isOurs: true });
}
