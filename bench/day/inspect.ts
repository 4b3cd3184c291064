import { messageText, orderId, type Acknowledged } from './acts.ts';
import { closeAll, openAll, type Place } from './places.ts';
import { FIRST } from './store.ts';

/** Compares stored with acknowledged records: one sentence for each that is missing, wrong or duplicated. */
export async function inspect(places: Place[], known: Acknowledged): Promise<string[]> {
  const stored = await Promise.all(places.map(read));
  const requests = groups(
    stored.flatMap((store) => store.requests),
    (row) => row.device_id - FIRST,
  );
  const orders = groups(
    stored.flatMap((store) => store.orders),
    (row) => row.order_id,
  );
  const messages = groups(
    stored.flatMap((store) => store.messages),
    (row) => row.text,
  );
  const faults: string[] = [];
  const check = (what: string, rows: object[] = [], isRight: () => boolean) => {
    if (rows.length !== 1) faults.push(`${what} is there ${rows.length} times.`);
    else if (!isRight()) faults.push(`${what} is not as it was told: ${JSON.stringify(rows[0])}`);
  };

  for (const [n, { message_id, isClaimed }] of known.requests) {
    const rows = requests.get(n);
    check(`The request of button ${n}`, rows, () => {
      const [row] = rows!;
      if (row!.message_id !== message_id) return false;
      return isClaimed
        ? row!.claimed_by_user_id === `staff-${n}` && row!.is_completed === 1
        : row!.is_claimed === 0 && row!.is_timeout === 1;
    });
  }
  for (const [n, { open_code }] of known.orders) {
    const rows = orders.get(orderId(n));
    check(`Order ${orderId(n)}`, rows, () => {
      return rows![0]!.open_code === open_code && rows![0]!.completed_at !== null;
    });
  }
  for (const n of known.messages) {
    check(`"${messageText(n)}"`, messages.get(messageText(n)), () => true);
  }
  const pairs = [
    ['requests', requests.size, known.requests.size],
    ['orders', orders.size, known.orders.size],
    ['messages', messages.size, known.messages.size],
  ] as const;
  for (const [what, there, expected] of pairs) {
    if (there !== expected)
      faults.push(`${there} ${what} are there, ${expected} were acknowledged.`);
  }
  return faults;
}

interface RequestRow {
  message_id: string;
  device_id: number;
  is_claimed: number;
  claimed_by_user_id: string | null;
  is_completed: number;
  is_timeout: number;
}
interface OrderRow {
  order_id: string;
  open_code: string;
  completed_at: string | null;
}

async function read(place: Place) {
  const databases = await openAll(place);
  const requests = await databases.callForHelp.sql<RequestRow>`
    SELECT message_id, device_id, is_claimed, claimed_by_user_id, is_completed, is_timeout
    FROM requests WHERE device_id >= ${FIRST}`;
  const orders = await databases.lockers.sql<OrderRow>`
    SELECT order_id, open_code, completed_at FROM cabinet_orders WHERE cabinet_id >= ${FIRST}`;
  const messages = await databases.radio.sql<{ text: string }>`SELECT text FROM messages`;
  await closeAll(databases);
  return { requests, orders, messages };
}

function groups<Row, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const found = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  return found;
}
