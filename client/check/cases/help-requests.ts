import type { Fields } from '../record-rules.ts';
import type { Session } from '../session.ts';
import { fieldOf, expectFields, step } from '../step.ts';
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
      ...step('trackRequest', 'completed', { message_id: id }),
      expects: (body) => [
        ...expectFields({ ...withPrefix('cfh_request.', state), show_survey: survey })(body),
        ...checkButton(fieldOf(body, 'cfh_request')),
      ],
    });
  const created = await track(false);
  const channel_id = fieldOf(created?.body, 'cfh_request.teams_channel_id');
  if (typeof channel_id !== 'string' || channel_id === '') return false;
  const by = (person: Person) => ({ message_id: id, channel_id, ...person });
  /** A step of staff, answered by whether it was taken. */
  const takes = (success: boolean, operation: string, example: string, values: object) =>
    send(step(operation, example, { ...values }, { expects: expectFields({ success }) }));

  await send(step('markOnTheWay', 'notFound', { ...by(sam), channel_id: UNKNOWN.text }));
  await takes(false, 'markOnTheWay', 'notClaimed', by(sam));
  await takes(false, 'completeRequest', 'notClaimed', by(sam));
  await track(false);
  const claims = await sendConcurrently(
    [ana, sam].map((person) => step('claimRequest', 'claimed', by(person))),
    (bodies) => {
      const winners = bodies.filter((body) => fieldOf(body, 'success') === true).length;
      return [winners !== 1 && `Of two claims at once one must win, and ${winners} did.`];
    },
  );
  const [winner, other] = fieldOf(claims[0]?.body, 'success') === true ? [ana, sam] : [sam, ana];
  await takes(true, 'claimRequest', 'claimed', by(winner));
  await takes(false, 'claimRequest', 'alreadyClaimed', by(other));
  await takes(false, 'markOnTheWay', 'notClaimed', by(other));
  const { claimed_by } = winner;
  state = { ...state, is_claimed: true, claimed_at: timeFrom(), claimed_by };
  await track(false);
  await takes(true, 'markOnTheWay', 'onTheWay', by(winner));
  const [is_on_the_way, staff_on_the_way_at] = [true, timeFrom()];
  const arrived = { employee_has_arrived: true, employee_arrived_at: timeFrom() };
  state = { ...state, is_on_the_way, staff_on_the_way_at, ...arrived };
  await track(false);
  const helped = { ...by(winner), customer_status: 'helped' };
  await takes(true, 'completeRequest', 'completed', helped);
  state = { ...state, ...completed };
  if (await track(true)) markEnded();
  await takes(false, 'claimRequest', 'alreadyClaimed', by(other));
  const update = { message_id: id, device_key: device };
  await send(step('updateCallButtonRequest', 'notProcessing', update));
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
    const isCanceled = example === 'canceled';
    const place = isCanceled ? '' : 'data.';
    const answered = await send({
      ...(isCanceled
        ? step('cancelRequest', example, values)
        : step('updateCallButtonRequest', example, { ...values, device_key: request.device })),
      expects: (body) => [
        ...expectFields(withPrefix(place, record))(body),
        ...request.checkButton(isCanceled ? body : fieldOf(body, 'data')),
      ],
    });
    if (answered) request.markEnded();
    const expects = expectFields(withPrefix('cfh_request.', record));
    await send(step('trackRequest', 'completed', values, { expects }));
  }
}

const withPrefix = (place: string, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [place + name, value]));
