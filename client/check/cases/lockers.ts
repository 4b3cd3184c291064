import { openCodeLength, wrongCodesAtOnce } from '@frontline/specs/lockers/limits';
import type { Session } from '../session.ts';
import { facts } from '../facts/lockers.ts';
import type { Step } from '../step.ts';
import { shared, UNKNOWN, type Given, type Cases } from '../cases.ts';
import { cabinetCommands } from './cabinet-commands.ts';
import { handOver, handToCustomer, load, refuseOrders } from './cabinet-orders.ts';
import { readStore } from './locker-store.ts';

const elsewhere = { cabinet_id: UNKNOWN.number };
const { alphabet, length } = openCodeLength;
const wrongCode = { open_code: alphabet.charAt(0).repeat(length) };
const WRONG_CODES = `more than ${wrongCodesAtOnce.about} would keep your customers waiting`;

export const cases: Cases = {
  facts,
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
  const store = await readStore(session, given.ids, given.secrets['LockerKey']);
  await send({ operation: 'sendCustomerCommand', like: 'openCodeUnknown', given: wrongCode });
  await send({ operation: 'completeCustomerOrder', like: 'openCodeUnknown', given: wrongCode });
  await cabinetCommands(session, given, store);
  await refuseOrders(session, store);

  const first = await load(session, given.ids, store, `${given.mark}-1`);
  if (first) await handToCustomer(session, given.ids, store, first);
  // The second one would be refused there, and the wait may be long.
  const isCooling = store.coolOffSeconds > 0;
  if (isCooling)
    for (const status of [200, 400, 422])
      session.skip('completeCabinetOrder', status, 'the cabinet cools off after its first order');
  const second = first && !isCooling && (await load(session, given.ids, store, `${given.mark}-2`));
  if (second) await handOver(session, given.ids, store, second);
}
