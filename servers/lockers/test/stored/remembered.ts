import type { StateFixture, StoredRequest } from '@frontline/storage/test-stored-state';
import { createLockers } from '../../src/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { digest, orderFor } from '../demo-server.ts';

const request = (line: string, body?: object, key?: string): StoredRequest => ({
  line: `${line}?secret_token=demo-secret-token`,
  ...(key ? { headers: { 'idempotency-key': key } } : {}),
  ...(body ? { body } : {}),
});

const order = request('POST /api/lockers/orders', orderFor(11), 'order-of-eleven');
const open = request('PUT /api/lockers/cabinets/21', { command: 'open', acted_by: 'Sam Lee' });

/** An open order, a completed one, open doors, wrong codes, and their activity. */
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
    request('PUT /api/lockers/orders/customer/731046', { completed_by: 'Ana Ruiz' }),
    request('PUT /api/lockers/cabinets/24', { command: 'disable' }),
    request('POST /api/lockers/cabinets/customers/482913', { command: 'here' }),
    {
      line: 'POST /api/lockers/cabinet/status',
      headers: { 'api-key': 'demo-locker-key-1' },
      body: { cabinets: [{ key: 1, front_status: 'open' }] },
    },
  ],
  queries: [
    request('GET /api/lockers/locations/101'),
    request('GET /api/lockers/locations/102'),
    order,
    request('PUT /api/lockers/orders/customer/000000'),
    request('PUT /api/lockers/orders/customer/100007', { completed_by: 'Kim Park' }),
    request('PUT /api/lockers/orders/cabinets/12'),
    request('POST /api/lockers/orders', orderFor(22, { order_id: 'ORD-1004' })),
    request('GET /api/lockers/locations/101'),
  ],
};
