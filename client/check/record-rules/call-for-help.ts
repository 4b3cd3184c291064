import type { RecordRules, Fields } from '../record-rules.ts';

/** Flags, each with the time that is set together with it. */
const TIMES = {
  is_claimed: 'claimed_at',
  is_on_the_way: 'staff_on_the_way_at',
  employee_has_arrived: 'employee_arrived_at',
  is_timeout: 'timeout_at',
  is_closed: 'closed_at',
  is_completed: 'completed_at',
};
const TEXTS = { is_claimed: 'claimed_by', is_completed: 'completion_reason' };
const flags = [...Object.keys(TIMES), 'is_canceled'];
const setFields = [...Object.values(TIMES), ...Object.values(TEXTS), 'customer_canceled_at'];

export const rules: RecordRules = {
  kinds: {
    Request: {
      name: 'request',
      id: 'message_id',
      isSecret: true,
      unique: ['id'],
      mutable: [...flags, ...setFields],
      setOnce: [...flags, ...setFields],
    },
    Option: { name: 'option', id: 'id', mutable: [] },
  },
  invariants: { Request: requestInvariants, TrackingResponse: trackingInvariants },
};

function requestInvariants(request: Fields) {
  const { is_claimed, is_on_the_way, is_closed, is_canceled, is_completed } = request;
  return [
    ...[...Object.entries(TIMES), ...Object.entries(TEXTS)].map(
      ([flag, field]) =>
        Boolean(request[flag]) !== (request[field] !== null) &&
        `\`${field}\` must be null exactly while \`${flag}\` is ${flag === 'is_completed' ? 0 : false}.`,
    ),
    mustEqual('employee_has_arrived', 'is_on_the_way', request),
    mustEqual('employee_arrived_at', 'staff_on_the_way_at', request),
    mustEqual('is_canceled', 'is_closed', request),
    Boolean(is_on_the_way && !is_claimed) &&
      '`is_on_the_way` must be false while `is_claimed` is false.',
    request['customer_canceled_at'] !== null &&
      !is_canceled &&
      '`customer_canceled_at` must be null while `is_canceled` is false.',
    Boolean(is_completed && is_closed) && '`is_completed` and `is_closed` must not both be set.',
  ];
}

/** Values that the tracking answer contains twice must be equal. */
function trackingInvariants({ option, cfh_request, ...own }: Fields) {
  const request = cfh_request as Fields;
  const chosenOption = option as Fields;
  const pairs: (readonly [name: string, value: unknown, other: string])[] = [
    ...['message_id', 'location_id', 'device_id'].map((name) => [name, own[name], name] as const),
    ['option.id', chosenOption['id'], 'option_id'],
    ['option.organization_id', chosenOption['organization_id'], 'organization_id'],
  ];
  const isElsewhere = ![null, request['location_id']].includes(chosenOption['location_id'] as null);
  return [
    ...pairs.map(
      ([name, value, other]) =>
        value !== request[other] && `\`${name}\` must be the same as \`cfh_request.${other}\`.`,
    ),
    isElsewhere && '`option.location_id` must be null or that of the request.',
  ];
}

const mustEqual = (one: string, other: string, fields: Fields) =>
  fields[one] !== fields[other] && `\`${one}\` must be the same as \`${other}\`.`;
