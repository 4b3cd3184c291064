import { brand } from '../../brand/brand.ts';
import type { Addresses } from '../day/processes.ts';
import { BUTTONS, buttonKey, cabinetOf, channelOf, edgeOf, FIRST } from './stores.ts';

/** Events per store and day, and how often the tracking page polls the status of a request at each step. */
export const DAY = { requests: 80, orders: 10, messages: 30, tracksAStep: 3 };

/** Percentage of the day's events in each hour: a store is open from 8 to 22. */
export const HOURS = [0, 0, 0, 0, 0, 0, 0, 0, 4, 6, 8, 9, 10, 9, 8, 8, 9, 10, 9, 6, 3, 1, 0, 0];

export type Event = (ask: Ask) => Promise<void>;
type Ask = (api: keyof Addresses, line: string, body?: object, headers?: object) => Promise<string>;

/** The events of an hour in all stores, shuffled. */
export function eventsOf(hour: number, stores: number): Event[] {
  const events: Event[] = [];
  for (let store = 0; store < stores; store++) {
    for (const n of numbersIn(hour, DAY.requests)) events.push(helpIn(store, n));
    for (const n of numbersIn(hour, DAY.orders)) events.push(orderIn(store, n));
    for (const n of numbersIn(hour, DAY.messages)) events.push(messageIn(store, n));
  }
  return events
    .map((event) => ({ event, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ event }) => event);
}

/** Which of a day's events, numbered from 0, fall into an hour. */
function numbersIn(hour: number, all: number): number[] {
  const until = (end: number) =>
    Math.round((HOURS.slice(0, end).reduce((sum, share) => sum + share, 0) / 100) * all);
  const first = until(hour);
  return Array.from({ length: until(hour + 1) - first }, (_, index) => first + index);
}

/** A press and three staff steps, while the customer's page polls. One in twenty requests is never claimed. */
const helpIn =
  (store: number, n: number): Event =>
  async (ask) => {
    const secret = { authorization: `${brand.credentialScheme} demo-button-secret` };
    const device_key = buttonKey(store, n % BUTTONS);
    const message_id = await ask(
      'callForHelp',
      'POST /api/callbutton/press',
      { device_key },
      secret,
    );
    const who = {
      message_id,
      channel_id: channelOf(store),
      claimed_by: 'Sam Lee',
      claimed_by_user_id: `staff-${store}`,
    };
    const follow = async () => {
      for (let time = 0; time < DAY.tracksAStep; time++)
        await ask('callForHelp', `GET /api/callforhelp/v1/tracking?message_id=${message_id}`);
    };
    await follow();
    if (n % 20 === 19) return;
    await ask('callForHelp', 'POST /api/callforhelp/claim', who);
    await follow();
    await ask('callForHelp', 'POST /api/callforhelp/on_the_way', who);
    await ask('callForHelp', 'POST /api/callforhelp/complete', {
      ...who,
      customer_status: 'helped',
    });
  };

/** Staff list cabinets, put an order into one and close it; the customer picks it up. */
const orderIn =
  (store: number, n: number): Event =>
  async (ask) => {
    const [location_id, cabinet_id] = [FIRST + store, cabinetOf(store, n)];
    const token = '?secret_token=demo-secret-token';
    await ask('lockers', `GET /api/lockers/locations/${location_id}${token}`);
    const made = await ask('lockers', `POST /api/lockers/orders${token}`, {
      rearload: false,
      locker_id: location_id,
      cabinet_id,
      order_id: `CHAIN-${store}-${n}`,
      organization_id: 1,
      location_id,
    });
    const { open_code } = JSON.parse(made) as { open_code: string };
    const close = { command: 'close', acted_by: 'Ana Ruiz' };
    await ask('lockers', `PUT /api/lockers/cabinets/${cabinet_id}${token}`, close);
    await ask('lockers', `PUT /api/lockers/orders/customer/${open_code}${token}`);
  };

const messageIn =
  (store: number, n: number): Event =>
  async (ask) => {
    const { id: edgeId, key } = edgeOf(store);
    const body = { edgeId, text: `Message ${n} of the day`, actor: 'Store app' };
    await ask('radio', 'POST /webhooks/incoming/generic', body, { 'api-key': key });
  };
