import type { Fields } from '../record-rules.ts';
import type { Session } from '../session.ts';
import { fieldOf, expectFields } from '../step.ts';
import { UNKNOWN } from '../cases.ts';
import { timeFrom } from '../matchers.ts';
import type { Pressed } from './button-presses.ts';

const ana = { claimed_by: 'Ana (conformance check)', claimed_by_user_id: 'conformance-ana' };
const sam = { claimed_by: 'Sam (conformance check)', claimed_by_user_id: 'conformance-sam' };
type Person = typeof ana;

/** A new request. */
const untouched: Fields = {
  is_claimed: false,
  claimed_at: null,
  claimed_by: null,
  is_on_the_way: false,
  staff_on_the_way_at: null,
  employee_has_arrived: false,
  employee_arrived_at: null,
  is_timeout: false,
  timeout_at: null,
  is_closed: false,
  closed_at: null,
  is_completed: 0,
  completed_at: null,
  completion_reason: null,
  is_canceled: false,
  customer_canceled_at: null,
};
const completed = { is_completed: 1, completed_at: timeFrom(), completion_reason: 'helped' };
const closed = { is_canceled: true, is_closed: true, closed_at: timeFrom() };
const canceled = { ...closed, customer_canceled_at: timeFrom() };

/** Takes a request through its lifecycle and checks its record after each step. */
export async function helpCustomer(
  { send, sendConcurrently }: Session,
  { id, device, checkButton, markEnded }: Pressed,
): Promise<boolean> {
  let state = untouched;
  const track = (survey: boolean) =>
    send({
      operation: 'trackRequest',
      example: 'completed',
      values: { message_id: id },
      expects: (body) => [
        ...expectFields({ ...withPrefix('cfh_request', state), show_survey: survey })(body),
        ...checkButton(fieldOf(body, 'cfh_request')),
      ],
    });
  const created = await track(false);
  const channel_id = fieldOf(created?.body, 'cfh_request.teams_channel_id');
  if (typeof channel_id !== 'string' || channel_id === '') return false;
  const by = (person: Person) => ({ message_id: id, channel_id, ...person });
  const taken = (success: boolean) => ({ expects: expectFields({ success }) });

  const elsewhere = { ...by(sam), channel_id: UNKNOWN.text };
  await send({ operation: 'markOnTheWay', example: 'notFound', values: elsewhere });
  await send({
    operation: 'markOnTheWay',
    example: 'notClaimed',
    values: by(sam),
    ...taken(false),
  });
  await send({
    operation: 'completeRequest',
    example: 'notClaimed',
    values: by(sam),
    ...taken(false),
  });
  await track(false);
  const claim = { operation: 'claimRequest', example: 'claimed' };
  const claims = await sendConcurrently(
    [ana, sam].map((person) => ({ ...claim, values: by(person) })),
    (bodies) => {
      const winners = bodies.filter((body) => fieldOf(body, 'success') === true).length;
      return [
        winners === 1 ? undefined : `Of two claims at once one must win, and ${winners} did.`,
      ];
    },
  );
  const [winner, other] = fieldOf(claims[0]?.body, 'success') === true ? [ana, sam] : [sam, ana];
  await send({ ...claim, values: by(winner), ...taken(true) });
  await send({ ...claim, example: 'alreadyClaimed', values: by(other), ...taken(false) });
  const setOut = { operation: 'markOnTheWay', example: 'onTheWay' };
  await send({ ...setOut, example: 'notClaimed', values: by(other), ...taken(false) });
  const { claimed_by } = winner;
  state = { ...state, is_claimed: true, claimed_at: timeFrom(), claimed_by };
  await track(false);
  await send({ ...setOut, values: by(winner), ...taken(true) });
  const [is_on_the_way, staff_on_the_way_at] = [true, timeFrom()];
  const arrived = { employee_has_arrived: true, employee_arrived_at: timeFrom() };
  state = { ...state, is_on_the_way, staff_on_the_way_at, ...arrived };
  await track(false);
  const helped = { ...by(winner), customer_status: 'helped' };
  await send({
    operation: 'completeRequest',
    example: 'completed',
    values: helped,
    ...taken(true),
  });
  state = { ...state, ...completed };
  if (await track(true)) markEnded();
  await send({ ...claim, example: 'alreadyClaimed', values: by(other), ...taken(false) });
  const update = { operation: 'updateCallButtonRequest', example: 'notProcessing' };
  await send({ ...update, values: { message_id: id, device_key: device } });
  return true;
}

/** Ends requests in each way that a button or customer can, and checks their records afterwards. */
export async function endEach(
  { send }: Session,
  press: () => Promise<Pressed | undefined>,
): Promise<void> {
  for (const [example, change] of Object.entries({
    closed,
    canceledByCustomer: canceled,
    completed,
    canceled,
  })) {
    const request = await press();
    if (!request) return;
    const values = { message_id: request.id };
    const record = { ...untouched, ...change };
    const answered =
      example === 'canceled'
        ? await send({
            operation: 'cancelRequest',
            example,
            values,
            expects: (body) => [...expectFields(record)(body), ...request.checkButton(body)],
          })
        : await send({
            operation: 'updateCallButtonRequest',
            example,
            values: { ...values, device_key: request.device },
            expects: (body) => [
              ...expectFields(withPrefix('data', record))(body),
              ...request.checkButton(fieldOf(body, 'data')),
            ],
          });
    if (answered) request.markEnded();
    const expects = expectFields(withPrefix('cfh_request', record));
    await send({ operation: 'trackRequest', example: 'completed', values, expects });
  }
}

const withPrefix = (place: string, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${place}.${name}`, value]));
