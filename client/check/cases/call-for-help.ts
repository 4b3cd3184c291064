import { rules } from '../record-rules/call-for-help.ts';
import type { Session } from '../session.ts';
import { sendSharedRequests, UNKNOWN, type CaseInput, type Cases } from '../cases.ts';
import { createButton, pressAgain } from './button-presses.ts';
import { endEach, helpCustomer } from './help-requests.ts';

const message_id = UNKNOWN.text;

export const cases: Cases = {
  rules,
  secrets: { CallButtonKey: 'CALL_BUTTON_KEY' },
  changeSummary: 'It presses call buttons, so staff are called five times. All requests are ended.',
  runSafe,
  runChanges,
};

async function runSafe(session: Session, { ids, secrets }: CaseInput): Promise<void> {
  const { send, skip } = session;
  await sendSharedRequests(session, '/api/callforhelp/claim', '');
  await send({ operation: 'trackRequest', example: 'notFound', values: { message_id } });
  await send({ operation: 'trackRequest', example: 'validationFailure' });
  for (const operation of ['claimRequest', 'markOnTheWay', 'completeRequest', 'cancelRequest']) {
    await send({ operation, example: 'notFound', values: { message_id } });
    const values = operation === 'cancelRequest' ? {} : { message_id };
    await send({ operation, example: 'validationFailure', values });
  }
  await send({
    operation: 'pressCallButton',
    example: 'deviceKeyNotFound',
    status: 401,
    credential: 'none',
  });
  const update = { operation: 'updateCallButtonRequest', values: { message_id } };
  await send({ ...update, example: 'deviceKeyNotFound', status: 401, credential: 'none' });
  if (ids['message_id']) {
    const found = ids['message_id'];
    const values = { message_id: found };
    await send({ operation: 'trackRequest', example: 'completed', values });
  }
  if (!secrets['CallButtonKey']) return skipButtons(skip, 'CALL_BUTTON_KEY is not set');
  await send({ operation: 'pressCallButton', example: 'validationFailure' });
  await send({ operation: 'pressCallButton', example: 'deviceKeyNotFound' });
  await send({ ...update, example: 'validationFailure' });
  await send({ ...update, example: 'reasonMissing' });
  await send({ ...update, example: 'deviceKeyNotFound' });
  const [device_key] = devicesIn(ids);
  await send({ ...update, example: 'notProcessing', values: { message_id, device_key } });
  const withMac = ids['device_key_with_mac'];
  if (!withMac) return skipMac(skip);
  const mac = { device_key: withMac, mac_address: '02:00:00:00:00:00' };
  const values = { message_id, ...mac };
  await send({ ...update, example: 'notProcessing', status: 403, values });
}

async function runChanges(session: Session, input: CaseInput): Promise<void> {
  const { ids, secrets } = input;
  const { send } = session;
  if (!secrets['CallButtonKey']) return;
  const devices = devicesIn(ids);
  const pressing = { operation: 'pressCallButton', values: { device_key: devices[0] } };
  const withMac = ids['device_key_with_mac'];
  if (withMac)
    await send({ ...pressing, example: 'macAddressRefused', values: { device_key: withMac } });
  await send({ ...pressing, example: 'voltageUpdated', expects: isText('Voltage updated') });
  const nothing = isText('Button value is 0, no action taken');
  await send({ ...pressing, example: 'noAction', expects: nothing });

  const press = createButton(session, devices, input.runId);
  const first = await press();
  if (!first) return;
  await pressAgain(session, first);
  if (!(await helpCustomer(session, first))) return;
  await endEach(session, press);
}

const isText = (text: string) => (body: unknown) => [
  body === text ? undefined : `The answer must be “${text}”.`,
];

const devicesIn = (ids: CaseInput['ids']) => ids['device_keys'] as string[];

function skipButtons(skip: Session['skip'], reason: string): void {
  for (const status of [200, 400, 403, 422, 429]) skip('pressCallButton', status, reason);
  for (const status of [200, 400, 403, 404, 422]) skip('updateCallButtonRequest', status, reason);
  for (const operation of ['claimRequest', 'markOnTheWay', 'completeRequest', 'cancelRequest'])
    skip(operation, 200, `${reason}, and a request is made by a press`);
  skip('trackRequest', 200, `${reason}, and the map names no message_id`);
}

function skipMac(skip: Session['skip']): void {
  for (const operation of ['pressCallButton', 'updateCallButtonRequest'])
    skip(operation, 403, 'the map names no device_key_with_mac');
}
