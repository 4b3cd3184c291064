import type { Session } from '../session.ts';
import { fieldOf, has, type Step } from '../step.ts';
import { shared, UNKNOWN, type Given, type Story } from '../story.ts';

const message_id = UNKNOWN.text;
const ana = { claimed_by: 'Ana (conformance check)', claimed_by_user_id: 'conformance-ana' };
const sam = { claimed_by: 'Sam (conformance check)', claimed_by_user_id: 'conformance-sam' };
type Person = typeof ana;

export const story: Story = {
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
    const expects = has({ message_id: found, 'cfh_request.message_id': found });
    const given = { message_id: found };
    await send({ operation: 'trackRequest', like: 'completed', given, expects });
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

async function change(session: Session, { ids, secrets, mark }: Given): Promise<void> {
  const { send, together, undoLater } = session;
  if (!secrets['CallButtonKey']) return;
  const devices = devicesIn(ids);
  const [device_key] = devices;
  const pressing = { operation: 'pressCallButton', given: { device_key } };
  const withMac = ids['device_key_with_mac'];
  if (withMac)
    await send({ ...pressing, like: 'macAddressRefused', given: { device_key: withMac } });
  await send({ ...pressing, like: 'voltageUpdated', expects: isText('Voltage updated') });
  const nothing = isText('Button value is 0, no action taken');
  await send({ ...pressing, like: 'noAction', expects: nothing });

  const cancel = { operation: 'cancelRequest', like: 'canceled' };
  let presses = 0;
  /** Makes a request; it is canceled at the end, unless `ended` is called. */
  async function press() {
    const device = devices[presses % devices.length];
    presses += 1;
    const headers = { 'Idempotency-Key': `${mark}-${presses}` };
    const step: Step = {
      operation: 'pressCallButton',
      like: 'requestCreated',
      given: { device_key: device },
      headers,
      expects: (body) => [
        typeof body === 'string' && body !== '' && !body.includes(' ')
          ? undefined
          : 'The answer must be the `message_id` of the new request.',
      ],
    };
    const answered = await send(step);
    if (typeof answered?.body !== 'string') return undefined;
    const request = { message_id: answered.body };
    const ended = undoLater('a request of a call button', { ...cancel, given: request });
    return { id: answered.body, device, step, ended };
  }

  const first = await press();
  if (!first) return;
  const id = first.id;
  const again = (body: unknown) => [
    body === id
      ? undefined
      : 'A press repeated with its Idempotency-Key must answer the first one.',
  ];
  // A server that keeps no keys takes it for a press that comes too soon.
  const repeated = await send({ ...first.step, expects: again, isOurs: true });
  const second = { message_id: repeated?.body };
  if (repeated && repeated.body !== id)
    undoLater('a request of a call button', { ...cancel, given: second });
  await send({ ...pressing, like: 'requestCreated', status: 429 });

  const tracked = { operation: 'trackRequest', like: 'completed', given: { message_id: id } };
  const isNew = { 'cfh_request.is_claimed': false, 'cfh_request.is_completed': 0, message_id: id };
  const created = await send({ ...tracked, expects: has({ ...isNew, show_survey: false }) });
  const channel_id = fieldOf(created?.body, 'cfh_request.teams_channel_id');
  if (!channel_id) return;
  const by = (person: Person) => ({ message_id: id, channel_id, ...person });
  const taken = (success: boolean) => ({ expects: has({ success }) });

  const elsewhere = { ...by(sam), channel_id: UNKNOWN.text };
  await send({ operation: 'markOnTheWay', like: 'notFound', given: elsewhere });
  await send({ operation: 'markOnTheWay', like: 'notClaimed', given: by(sam), ...taken(false) });
  await send({ operation: 'completeRequest', like: 'notClaimed', given: by(sam), ...taken(false) });
  const claim = { operation: 'claimRequest', like: 'claimed' };
  const claims = await together(
    [ana, sam].map((person) => ({ ...claim, given: by(person) })),
    (bodies) => {
      const winners = bodies.filter((body) => fieldOf(body, 'success') === true).length;
      return [
        winners === 1 ? undefined : `Of two claims at once one must win, and ${winners} did.`,
      ];
    },
  );
  const [winner, other] = fieldOf(claims[0]?.body, 'success') === true ? [ana, sam] : [sam, ana];
  await send({ ...claim, given: by(winner), ...taken(true) });
  await send({ ...claim, like: 'alreadyClaimed', given: by(other), ...taken(false) });
  const setOut = { operation: 'markOnTheWay', like: 'onTheWay' };
  await send({ ...setOut, like: 'notClaimed', given: by(other), ...taken(false) });
  await send({ ...setOut, given: by(winner), ...taken(true) });
  const onTheWay = { is_claimed: true, is_on_the_way: true, employee_has_arrived: true };
  const times = { staff_on_the_way_at: /./, employee_arrived_at: /./, claimed_at: /./ };
  const claimed = { claimed_by: winner.claimed_by };
  await send({ ...tracked, expects: has(inRequest({ ...onTheWay, ...times, ...claimed })) });
  const helped = { ...by(winner), customer_status: 'helped' };
  await send({ operation: 'completeRequest', like: 'completed', given: helped, ...taken(true) });
  const done = { is_completed: 1, completed_at: /./, completion_reason: 'helped' };
  const isDone = await send({
    ...tracked,
    expects: has({ ...inRequest({ ...done, is_canceled: false }), show_survey: true }),
  });
  if (isDone) first.ended();
  await send({ ...claim, like: 'alreadyClaimed', given: by(other), ...taken(false) });
  const update = { operation: 'updateCallButtonRequest', like: 'notProcessing' };
  await send({ ...update, given: { message_id: id, device_key: first.device } });

  await endEach();

  async function endEach(): Promise<void> {
    const canceled = { is_canceled: true, is_closed: true, is_completed: 0, closed_at: /./ };
    for (const [like, record] of Object.entries({
      closed: { ...canceled, customer_canceled_at: null },
      canceledByCustomer: { ...canceled, customer_canceled_at: /./ },
      completed: { ...done, is_canceled: false },
    })) {
      const request = await press();
      if (!request) return;
      const given = { message_id: request.id, device_key: request.device };
      const wanted = { ...record, message_id: request.id };
      const expects = has(
        Object.fromEntries(Object.entries(wanted).map(([name, value]) => [`data.${name}`, value])),
      );
      const answered = await send({ operation: 'updateCallButtonRequest', like, given, expects });
      if (answered) request.ended();
    }
    const last = await press();
    if (!last) return;
    const given = { message_id: last.id };
    const wanted = { ...canceled, message_id: last.id, customer_canceled_at: /./ };
    const step = { operation: 'cancelRequest', like: 'canceled', given, expects: has(wanted) };
    if (await send(step)) last.ended();
  }
}

const devicesIn = (ids: Given['ids']) => ids['device_keys'] as string[];

const inRequest = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`cfh_request.${name}`, value]));

const isText = (text: string) => (body: unknown) => [
  body === text ? undefined : `The answer must be “${text}”.`,
];

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
