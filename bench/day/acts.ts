import { brand } from '../../brand/brand.ts';
import type { Caller } from './caller.ts';
import { buttonKey, FIRST } from './store.ts';

/** What the servers have acknowledged, by act number. */
export interface Acknowledged {
  requests: Map<number, { message_id: string; isClaimed: boolean }>;
  orders: Map<number, { open_code: string }>;
  messages: Set<number>;
}

export const orderId = (n: number) => `DAY-${n}`;
export const messageText = (n: number) => `Message ${n} of the day`;

/** Performs one act. Of ten, four call for help, three put an order into a cabinet and three send a message. */
export function act(n: number, lane: number, caller: Caller, known: Acknowledged): Promise<void> {
  if (n % 10 < 4) return callForHelp(n, caller, known);
  if (n % 10 < 7) return order(n, lane, caller, known);
  return sendMessage(n, caller, known);
}

/** A press, a claim and the completion. A request that could not be claimed within ten minutes has timed out. */
async function callForHelp(n: number, { ask }: Caller, { requests }: Acknowledged): Promise<void> {
  const api = 'callForHelp';
  const pressed = await ask<string>({
    api,
    line: 'POST /api/callbutton/press',
    headers: {
      authorization: `${brand.credentialScheme} demo-button-secret`,
      'idempotency-key': `press-${n}`,
    },
    body: { device_key: buttonKey(n) },
  });
  expectStatus(pressed, 200);
  const message_id = pressed.body;
  const body = {
    message_id,
    channel_id: 'demo-channel-riverside',
    claimed_by: 'Sam Lee',
    claimed_by_user_id: `staff-${n}`,
  };
  const claimed = await ask<{ success: boolean }>({
    api,
    body,
    line: 'POST /api/callforhelp/claim',
  });
  expectStatus(claimed, 200);
  requests.set(n, { message_id, isClaimed: claimed.body.success });
  if (!claimed.body.success) return;
  const completed = await ask<{ success: boolean }>({
    api,
    line: 'POST /api/callforhelp/complete',
    body: { ...body, customer_status: 'helped' },
  });
  expectStatus(completed, 200);
  if (!completed.body.success) throw new Error(`Request ${message_id} could not be completed.`);
}

/**
 * Puts an order into the cabinet of this lane, and the customer picks it up. Without an idempotency key, a delayed first
 * call whose client timed out would create the order a second time after the pickup.
 */
async function order(n: number, lane: number, { ask }: Caller, { orders }: Acknowledged) {
  const query = '?secret_token=demo-secret-token';
  const made = await ask<{ open_code: string }>({
    api: 'lockers',
    line: `POST /api/lockers/orders${query}`,
    headers: { 'idempotency-key': `order-${n}` },
    body: {
      rearload: false,
      locker_id: 1,
      cabinet_id: FIRST + lane,
      order_id: orderId(n),
      organization_id: 1,
      location_id: 101,
    },
  });
  expectStatus(made, 201);
  const { open_code } = made.body;
  orders.set(n, { open_code });
  const fetched = await ask({
    api: 'lockers',
    line: `PUT /api/lockers/orders/customer/${open_code}${query}`,
  });
  expectStatus(fetched, 200);
}

async function sendMessage(n: number, { ask }: Caller, { messages }: Acknowledged): Promise<void> {
  const completion = await ask({
    api: 'radio',
    line: 'POST /webhooks/incoming/generic',
    headers: { 'api-key': 'demo-edge-key-0042', 'idempotency-key': `message-${n}` },
    body: { edgeId: 'edge-0042', text: messageText(n), actor: 'Store app' },
  });
  expectStatus(completion, 200);
  messages.add(n);
}

function expectStatus({ status, body }: { status: number; body: unknown }, wanted: number): void {
  if (status === wanted) return;
  throw new Error(`Answered ${status} in place of ${wanted}: ${JSON.stringify(body)}`);
}
