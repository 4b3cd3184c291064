import { rules } from '../record-rules/call-for-help.ts';
import type { Session } from '../session.ts';
import { step } from '../step.ts';
import { sendSharedRequests, UNKNOWN, type CaseInput, type Cases } from '../cases.ts';
import { createButton, pressAgain } from './button-presses.ts';
import { endEach, helpCustomer } from './help-requests.ts';

export const cases: Cases = {
  rules,
  secrets: { CallButtonKey: 'CALL_BUTTON_KEY' },
  changeSummary: 'It presses call buttons, so staff are called five times. All requests are ended.',
  runSafe,
  runChanges,
};

async function runSafe(session: Session, { ids, secrets }: CaseInput): Promise<void> {
  const { send, skip } = session;
  const unknown = { message_id: UNKNOWN.text };
  await sendSharedRequests(session, '/api/callforhelp/claim', '');
  await send(step('trackRequest', 'notFound', unknown));
  await send(step('trackRequest', 'validationFailure'));
  for (const operation of staffOperations) {
    await send(step(operation, 'notFound', unknown));
    const values = operation === 'cancelRequest' ? {} : unknown;
    await send(step(operation, 'validationFailure', values));
  }
  const noKey = { status: 401, credential: 'none' } as const;
  await send(step('pressCallButton', 'deviceKeyNotFound', {}, noKey));
  await send(step('updateCallButtonRequest', 'deviceKeyNotFound', unknown, noKey));
  const { message_id } = ids;
  if (message_id) await send(step('trackRequest', 'completed', { message_id }));
  if (!secrets['CallButtonKey']) return skipButtons(skip, 'CALL_BUTTON_KEY is not set');
  await send(step('pressCallButton', 'validationFailure'));
  await send(step('pressCallButton', 'deviceKeyNotFound'));
  for (const example of ['validationFailure', 'reasonMissing', 'deviceKeyNotFound'])
    await send(step('updateCallButtonRequest', example, unknown));
  const [device_key] = devicesIn(ids);
  await send(step('updateCallButtonRequest', 'notProcessing', { ...unknown, device_key }));
  const withMac = ids['device_key_with_mac'];
  if (!withMac) return skipMac(skip);
  const values = { ...unknown, device_key: withMac, mac_address: '02:00:00:00:00:00' };
  await send(step('updateCallButtonRequest', 'notProcessing', values, { status: 403 }));
}

const staffOperations = ['claimRequest', 'markOnTheWay', 'completeRequest', 'cancelRequest'];

async function runChanges(session: Session, input: CaseInput): Promise<void> {
  const { ids, secrets } = input;
  const { send } = session;
  if (!secrets['CallButtonKey']) return;
  const devices = devicesIn(ids);
  const withMac = ids['device_key_with_mac'];
  if (withMac) await send(step('pressCallButton', 'macAddressRefused', { device_key: withMac }));
  for (const [example, text] of [
    ['voltageUpdated', 'Voltage updated'],
    ['noAction', 'Button value is 0, no action taken'],
  ] as const) {
    const expects = isText(text);
    await send(step('pressCallButton', example, { device_key: devices[0] }, { expects }));
  }

  const press = createButton(session, devices, input.runId);
  const first = await press();
  if (!first) return;
  await pressAgain(session, first);
  if (!(await helpCustomer(session, first))) return;
  await endEach(session, press);
}

const isText = (text: string) => (body: unknown) => [
  body !== text && `The answer must be “${text}”.`,
];

const devicesIn = (ids: CaseInput['ids']) => ids['device_keys'] as string[];

function skipButtons(skip: Session['skip'], reason: string): void {
  for (const status of [200, 400, 403, 422, 429]) skip('pressCallButton', status, reason);
  for (const status of [200, 400, 403, 404, 422]) skip('updateCallButtonRequest', status, reason);
  for (const operation of staffOperations)
    skip(operation, 200, `${reason}, and a request is made by a press`);
  skip('trackRequest', 200, `${reason}, and the map names no message_id`);
}

function skipMac(skip: Session['skip']): void {
  for (const operation of ['pressCallButton', 'updateCallButtonRequest'])
    skip(operation, 403, 'the map names no device_key_with_mac');
}
