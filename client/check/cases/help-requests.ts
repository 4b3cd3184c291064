import type { Fields } from '../facts.ts';
import type { Session } from '../session.ts';
import { fieldOf, has } from '../step.ts';
import { UNKNOWN } from '../cases.ts';
import { timeFrom } from '../wishes.ts';
import type { Pressed } from './button-presses.ts';

const ana = { claimed_by: 'Ana (conformance check)', claimed_by_user_id: 'conformance-ana' };
const sam = { claimed_by: 'Sam (conformance check)', claimed_by_user_id: 'conformance-sam' };
type Person = typeof ana;

/** A request that nothing has happened to. */
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

/** Follows a request from the press to its end, and looks at its record after each step. */
export async function helpCustomer(
  { send, together }: Session,
  { id, device, byButton, ended }: Pressed,
): Promise<boolean> {
  let state = untouched;
  const track = (survey: boolean) =>
    send({
      operation: 'trackRequest',
      like: 'completed',
      given: { message_id: id },
      expects: (body) => [
        ...has({ ...within('cfh_request', state), show_survey: survey })(body),
        ...byButton(fieldOf(body, 'cfh_request')),
      ],
    });
  const created = await track(false);
  const channel_id = fieldOf(created?.body, 'cfh_request.teams_channel_id');
  if (typeof channel_id !== 'string' || channel_id === '') return false;
  const by = (person: Person) => ({ message_id: id, channel_id, ...person });
  const taken = (success: boolean) => ({ expects: has({ success }) });

  const elsewhere = { ...by(sam), channel_id: UNKNOWN.text };
  await send({ operation: 'markOnTheWay', like: 'notFound', given: elsewhere });
  await send({ operation: 'markOnTheWay', like: 'notClaimed', given: by(sam), ...taken(false) });
  await send({ operation: 'completeRequest', like: 'notClaimed', given: by(sam), ...taken(false) });
  await track(false);
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
  const { claimed_by } = winner;
  state = { ...state, is_claimed: true, claimed_at: timeFrom(), claimed_by };
  await track(false);
  await send({ ...setOut, given: by(winner), ...taken(true) });
  const [is_on_the_way, staff_on_the_way_at] = [true, timeFrom()];
  const arrived = { employee_has_arrived: true, employee_arrived_at: timeFrom() };
  state = { ...state, is_on_the_way, staff_on_the_way_at, ...arrived };
  await track(false);
  const helped = { ...by(winner), customer_status: 'helped' };
  await send({ operation: 'completeRequest', like: 'completed', given: helped, ...taken(true) });
  state = { ...state, ...completed };
  if (await track(true)) ended();
  await send({ ...claim, like: 'alreadyClaimed', given: by(other), ...taken(false) });
  const update = { operation: 'updateCallButtonRequest', like: 'notProcessing' };
  await send({ ...update, given: { message_id: id, device_key: device } });
  return true;
}

/** Ends a request in each way in which a button or its customer can, and looks at it once more. */
export async function endEach(
  { send }: Session,
  press: () => Promise<Pressed | undefined>,
): Promise<void> {
  for (const [like, change] of Object.entries({
    closed,
    canceledByCustomer: canceled,
    completed,
    canceled,
  })) {
    const request = await press();
    if (!request) return;
    const given = { message_id: request.id };
    const record = { ...untouched, ...change };
    const answered =
      like === 'canceled'
        ? await send({
            operation: 'cancelRequest',
            like,
            given,
            expects: (body) => [...has(record)(body), ...request.byButton(body)],
          })
        : await send({
            operation: 'updateCallButtonRequest',
            like,
            given: { ...given, device_key: request.device },
            expects: (body) => [
              ...has(within('data', record))(body),
              ...request.byButton(fieldOf(body, 'data')),
            ],
          });
    if (answered) request.ended();
    const expects = has(within('cfh_request', record));
    await send({ operation: 'trackRequest', like: 'completed', given, expects });
  }
}

const within = (place: string, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${place}.${name}`, value]));
