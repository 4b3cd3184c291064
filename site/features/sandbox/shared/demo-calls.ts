import { brand } from '../../../../brand/brand.ts';
import { baseUrlOf, type ApiName } from './apis.ts';
import { demoCredentials } from './demo-credentials.ts';

/** A request of the demonstration store. Values in its path are given URL-encoded. */
export interface DemoCall {
  api: ApiName;
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: string;
}

/** A request with a JSON body. */
export function jsonCall(
  api: ApiName,
  line: string,
  body?: object,
  credential: [name: string, value: string][] = [],
): DemoCall {
  const [method = 'GET', path = '/'] = line.split(' ');
  const json: [string, string][] = body ? [['Content-Type', 'application/json']] : [];
  return {
    api,
    method,
    url: baseUrlOf(api) + path,
    headers: [...credential, ...json],
    body: body ? JSON.stringify(body, null, 2) : '',
  };
}

const device_key = 'demo-button-aisle-4';

const buttonKey: [string, string][] = [
  ['Authorization', `${brand.credentialScheme} ${demoCredentials['CallButtonKey']}`],
];

export const staff = [
  { claimed_by: 'Sam Lee', claimed_by_user_id: 'staff-sam' },
  { claimed_by: 'Ana Ruiz', claimed_by_user_id: 'staff-ana' },
] as const;
export type Staff = (typeof staff)[number];

const staffCall =
  (step: string, more = {}) =>
  (message_id: string, who: Staff) =>
    jsonCall('call-for-help', `POST /api/callforhelp/${step}`, {
      message_id,
      channel_id: 'demo-channel-riverside',
      ...who,
      ...more,
    });

/** Calls of Call for Help, as a call button, a staff app and a customer screen send them. */
export const requestCalls = {
  press: () => jsonCall('call-for-help', 'POST /api/callbutton/press', { device_key }, buttonKey),
  claim: staffCall('claim'),
  onTheWay: staffCall('on_the_way'),
  complete: staffCall('complete', { customer_status: 'helped' }),
  cancel: (message_id: string) =>
    jsonCall('call-for-help', 'POST /api/callforhelp/cancel', { message_id }),
  close: (message_id: string) =>
    jsonCall(
      'call-for-help',
      `PUT /api/callbutton/${message_id}`,
      { device_key, update_type: 'close' },
      buttonKey,
    ),
  track: (message_id: string) =>
    jsonCall('call-for-help', `GET /api/callforhelp/v1/tracking?message_id=${message_id}`),
};

const lockerCall = (method: string, path: string, body?: object) =>
  jsonCall(
    'lockers',
    `${method} /api/lockers/${path}?secret_token=${demoCredentials['SecretToken']}`,
    body,
  );

/** Calls of Lockers, as a staff app and a customer screen send them. */
export const lockerCalls = {
  list: () => lockerCall('GET', 'locations/101'),
  load: (cabinet: { id: number; locker_id: number }, order_id: string, rearload: boolean) =>
    lockerCall('POST', 'orders', {
      rearload,
      locker_id: cabinet.locker_id,
      cabinet_id: cabinet.id,
      order_id,
      organization_id: 1,
      location_id: 101,
    }),
  command: (cabinet: number, command: string, more = {}) =>
    lockerCall('PUT', `cabinets/${cabinet}`, { command, acted_by: 'Ana Ruiz', ...more }),
  complete: (cabinet: number, delay: number) =>
    lockerCall('PUT', `orders/cabinets/${cabinet}`, { completed_by: 'Ana Ruiz', delay }),
  customer: (code: string, command: 'here' | 'agree' | 'disagree') =>
    lockerCall('POST', `cabinets/customers/${code}`, { command }),
  collect: (code: string, delay: number) => lockerCall('PUT', `orders/customer/${code}`, { delay }),
};

/** Makes the edge device speak a text. */
export const announce = (text: string, more: { process?: boolean } = {}): DemoCall =>
  jsonCall(
    'radio',
    'POST /webhooks/incoming/generic',
    { edgeId: 'edge-0042', text, actor: 'Ana Ruiz', ...more },
    [['api-key', demoCredentials['EdgeDeviceKey'] ?? '']],
  );
