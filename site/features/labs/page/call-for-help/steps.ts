import { brand } from '../../../../../brand/brand.ts';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import { demoCredentials } from '../../../sandbox/shared/demo-credentials.ts';
import { jsonCall } from '../json-call.ts';

const device_key = 'demo-button-aisle-4';
const pressLine = 'POST /api/callbutton/press';

const buttonKey: [string, string][] = [
  ['Authorization', `${brand.credentialScheme} ${demoCredentials['CallButtonKey']}`],
];

export const staff = [
  { claimed_by: 'Sam Lee', claimed_by_user_id: 'staff-sam' },
  { claimed_by: 'Ana Ruiz', claimed_by_user_id: 'staff-ana' },
] as const;
export type Staff = (typeof staff)[number];

const staffCall =
  (line: string) =>
  (message_id: string, who: Staff, more = {}) =>
    jsonCall('call-for-help', line, {
      message_id,
      channel_id: 'demo-channel-riverside',
      ...who,
      ...more,
    });

/** The calls of the lab, as a call button, a staff app and a customer screen send them. */
export const steps = {
  pressLine,
  pressBody: { device_key },
  press: () => jsonCall('call-for-help', pressLine, { device_key }, buttonKey),
  claim: staffCall('POST /api/callforhelp/claim'),
  onTheWay: staffCall('POST /api/callforhelp/on_the_way'),
  complete: (message_id: string, who: Staff): RawRequest =>
    staffCall('POST /api/callforhelp/complete')(message_id, who, { customer_status: 'helped' }),
  cancel: (message_id: string) =>
    jsonCall('call-for-help', 'POST /api/callforhelp/cancel', { message_id }),
  close: (message_id: string) =>
    jsonCall(
      'call-for-help',
      `PUT /api/callbutton/${encodeURIComponent(message_id)}`,
      { device_key, update_type: 'close' },
      buttonKey,
    ),
  track: (message_id: string) =>
    jsonCall(
      'call-for-help',
      `GET /api/callforhelp/v1/tracking?message_id=${encodeURIComponent(message_id)}`,
    ),
};
