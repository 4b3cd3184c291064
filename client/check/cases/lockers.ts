import { openCodeLength, wrongCodesAtOnce } from '@frontline/specs/lockers/limits';
import type { Session } from '../session.ts';
import { rules } from '../record-rules/lockers.ts';
import { step, type Step } from '../step.ts';
import { sendSharedRequests, UNKNOWN, type CaseInput, type Cases } from '../cases.ts';
import { cabinetCommands } from './cabinet-commands.ts';
import { handOver, handToCustomer, load, refuseOrders } from './cabinet-orders.ts';
import { readStore } from './locker-store.ts';

const elsewhere = { cabinet_id: UNKNOWN.number };
const { alphabet, length } = openCodeLength;
const wrongCode = { open_code: alphabet.charAt(0).repeat(length) };
const WRONG_CODES = `more than ${wrongCodesAtOnce.about} would keep your customers waiting`;

export const cases: Cases = {
  rules,
  secrets: { SecretToken: 'SECRET_TOKEN', LockerKey: 'LOCKER_KEY' },
  changeSummary:
    'It opens and closes the doors of one empty cabinet, takes it out of use and back, and puts two orders into it. Both are completed.',
  runSafe,
  runChanges,
};

async function runSafe(session: Session, { ids, secrets }: CaseInput): Promise<void> {
  const { send, skip } = session;
  const credential = secrets['SecretToken'] && 'SecretToken';
  await sendSharedRequests(session, '/api/lockers/orders', credential);
  const key = { cabinets: [{ key: UNKNOWN.number, front_status: 'closed' }] };
  const report = step('reportCabinetStatus', 'unknownKey', key);
  await send({ ...report, status: 401, credential: 'none' });
  if (secrets['LockerKey']) {
    await send({ ...report, example: 'validationFailure', values: {} });
    // `unknownKey`: its printed message names another key.
    await send(report);
  } else for (const status of [200, 422]) skip(report.operation, status, 'LOCKER_KEY is not set');
  for (const operation of ['sendCustomerCommand', 'completeCustomerOrder'])
    skip(operation, 429, WRONG_CODES);

  for (const own of withoutToken) await send({ ...own, status: 403, credential: 'none' });
  if (!secrets['SecretToken']) return skipToken(session);
  await send(step('listLockers', 'listed', { location_id: ids['location_id'] }));
  for (const own of withToken) await send(own);
}

const nowhere = { location_id: UNKNOWN.number };

/** With unknown ids, so that a server that accepts them changes nothing. */
const withoutToken: Step[] = [
  step('listLockers', 'empty', nowhere),
  step('createOrder', 'created', { ...nowhere, ...elsewhere, locker_id: UNKNOWN.number }),
  step('commandCabinet', 'cabinetUnknown', elsewhere),
  step('completeCabinetOrder', 'noOrder', elsewhere),
  step('sendCustomerCommand', 'openCodeUnknown', wrongCode),
  step('completeCustomerOrder', 'openCodeUnknown', wrongCode),
];

const isEmpty = (body: unknown) => [
  !(Array.isArray(body) && body.length === 0) && 'The list must be empty.',
];

/** Calls that are refused, or find nothing. */
const withToken: Step[] = [
  step('listLockers', 'empty', nowhere, { expects: isEmpty, isReferenceOnly: true }),
  step('listLockers', 'validationFailure'),
  step('createOrder', 'validationFailure'),
  step('commandCabinet', 'unknownCommand', elsewhere),
  step('commandCabinet', 'sizeMissing', elsewhere),
  step('commandCabinet', 'thermalModeMissing', elsewhere),
  step('commandCabinet', 'validationFailure', elsewhere),
  step('commandCabinet', 'cabinetUnknown', elsewhere),
  step('completeCabinetOrder', 'validationFailure', elsewhere),
  step('completeCabinetOrder', 'noOrder', elsewhere),
  step('sendCustomerCommand', 'unknownCommand', wrongCode),
  step('sendCustomerCommand', 'validationFailure'),
  step('completeCustomerOrder', 'validationFailure', wrongCode),
];

function skipToken({ skip, rows }: Session): void {
  for (const { operationId, status, reason } of rows)
    if (operationId && operationId !== 'reportCabinetStatus')
      skip(operationId, status, reason ?? 'SECRET_TOKEN is not set');
}

async function runChanges(session: Session, input: CaseInput): Promise<void> {
  const { send } = session;
  if (!input.secrets['SecretToken']) return;
  const store = await readStore(session, input.ids, input.secrets['LockerKey']);
  await send(step('sendCustomerCommand', 'openCodeUnknown', wrongCode));
  await send(step('completeCustomerOrder', 'openCodeUnknown', wrongCode));
  await cabinetCommands(session, input, store);
  await refuseOrders(session, store);

  const first = await load(session, input.ids, store, `${input.runId}-1`);
  if (first) await handToCustomer(session, input.ids, store, first);
  // A second order would be refused during the cool-off period, which may be long.
  const isCooling = store.coolOffSeconds > 0;
  if (isCooling)
    for (const status of [200, 400, 422])
      session.skip('completeCabinetOrder', status, 'the cabinet cools off after its first order');
  const second = first && !isCooling && (await load(session, input.ids, store, `${input.runId}-2`));
  if (second) await handOver(session, input.ids, store, second);
}
