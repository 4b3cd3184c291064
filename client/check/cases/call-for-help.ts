import { facts } from '../facts/call-for-help.ts';
import type { Session } from '../session.ts';
import { shared, UNKNOWN, type Given, type Cases } from '../cases.ts';
import { createButton, pressAgain } from './button-presses.ts';
import { endEach, helpCustomer } from './help-requests.ts';

const message_id = UNKNOWN.text;

export const cases: Cases = {
  facts,
  secrets: { CallButtonKey: 'CALL_BUTTON_KEY' },
  changes: 'It presses call buttons, so staff are called five times. All requests are ended.',
  look,
  change,
};

async function look(session: Session, { ids, secrets }: Given): Promise<void> {
  const { send, skip } = session;
  await shared(session, '/api/callforhelp/claim', '');
  await send({ operation: 'trackRequest', like: 'notFound', given: { message_id } });
  await send({ operation: 'trackRequest', like: 'validationFailure' });
  for (const operation of ['claimRequest', 'markOnTheWay', 'completeRequest', 'cancelRequest']) {
    await send({ operation, like: 'notFound', given: { message_id } });
    const given = operation === 'cancelRequest' ? {} : { message_id };
    await send({ operation, like: 'validationFailure', given });
  }
  await send({
    operation: 'pressCallButton',
    like: 'deviceKeyNotFound',
    status: 401,
    credential: 'none',
  });
  const update = { operation: 'updateCallButtonRequest', given: { message_id } };
  await send({ ...update, like: 'deviceKeyNotFound', status: 401, credential: 'none' });
  if (ids['message_id']) {
    const found = ids['message_id'];
    const given = { message_id: found };
    await send({ operation: 'trackRequest', like: 'completed', given });
  }
  if (!secrets['CallButtonKey']) return skipButtons(skip, 'CALL_BUTTON_KEY is not set');
  await send({ operation: 'pressCallButton', like: 'validationFailure' });
  await send({ operation: 'pressCallButton', like: 'deviceKeyNotFound' });
  await send({ ...update, like: 'validationFailure' });
  await send({ ...update, like: 'reasonMissing' });
  await send({ ...update, like: 'deviceKeyNotFound' });
  const [device_key] = devicesIn(ids);
  await send({ ...update, like: 'notProcessing', given: { message_id, device_key } });
  const withMac = ids['device_key_with_mac'];
  if (!withMac) return skipMac(skip);
  const mac = { device_key: withMac, mac_address: '02:00:00:00:00:00' };
  const given = { message_id, ...mac };
  await send({ ...update, like: 'notProcessing', status: 403, given });
}

async function change(session: Session, given: Given): Promise<void> {
  const { ids, secrets } = given;
  const { send } = session;
  if (!secrets['CallButtonKey']) return;
  const devices = devicesIn(ids);
  const pressing = { operation: 'pressCallButton', given: { device_key: devices[0] } };
  const withMac = ids['device_key_with_mac'];
  if (withMac)
    await send({ ...pressing, like: 'macAddressRefused', given: { device_key: withMac } });
  await send({ ...pressing, like: 'voltageUpdated', expects: isText('Voltage updated') });
  const nothing = isText('Button value is 0, no action taken');
  await send({ ...pressing, like: 'noAction', expects: nothing });

  const press = createButton(session, devices, given.mark);
  const first = await press();
  if (!first) return;
  await pressAgain(session, first);
  if (!(await helpCustomer(session, first))) return;
  await endEach(session, press);
}

const isText = (text: string) => (body: unknown) => [
  body === text ? undefined : `The answer must be “${text}”.`,
];

const devicesIn = (ids: Given['ids']) => ids['device_keys'] as string[];

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
