import type { StateFixture, StoredRequest } from '@frontline/storage/test-stored-state';
import { createLockers } from '../../src/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { digest, orderFor } from '../demo-server.ts';

const asked = (line: string, body?: object, key?: string): StoredRequest => ({
  line: `${line}?secret_token=demo-secret-token`,
  ...(key ? { headers: { 'idempotency-key': key } } : {}),
  ...(body ? { body } : {}),
});

const order = asked('POST /api/lockers/orders', orderFor(11), 'order-of-eleven');
const open = asked('PUT /api/lockers/cabinets/21', { command: 'open', acted_by: 'Sam Lee' });

/** An order that waits, one that was fetched, doors that stand open, wrong codes, and the activity of it. */
export const remembered: StateFixture = {
  schema: 'lockers',
  migrations,
  create(db, now) {
    let code = 100_000;
    return createLockers({ db, now, digest, demo: true, newCode: () => String((code += 7)) });
  },
  setup: [
    order,
    open,
    asked('PUT /api/lockers/orders/customer/731046', { completed_by: 'Ana Ruiz' }),
    asked('PUT /api/lockers/cabinets/24', { command: 'disable' }),
    asked('POST /api/lockers/cabinets/customers/482913', { command: 'here' }),
    {
      line: 'POST /api/lockers/cabinet/status',
      headers: { 'api-key': 'demo-locker-key-1' },
      body: { cabinets: [{ key: 1, front_status: 'open' }] },
    },
  ],
  queries: [
    asked('GET /api/lockers/locations/101'),
    asked('GET /api/lockers/locations/102'),
    order,
    asked('PUT /api/lockers/orders/customer/000000'),
    asked('PUT /api/lockers/orders/customer/100007', { completed_by: 'Kim Park' }),
    asked('PUT /api/lockers/orders/cabinets/12'),
    asked('POST /api/lockers/orders', orderFor(22, { order_id: 'ORD-1004' })),
    asked('GET /api/lockers/locations/101'),
  ],
};
