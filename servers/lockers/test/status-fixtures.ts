import type { StatusFixture } from '@frontline/contract/test-statuses';
import { orderFor, type Sent } from './demo-server.ts';

const status = 'POST /api/lockers/cabinet/status';
const list = 'GET /api/lockers/locations/101';
const create = 'POST /api/lockers/orders';
const command = 'PUT /api/lockers/cabinets/11';
const completeByStaff = 'PUT /api/lockers/orders/cabinets/12';
const customer = 'POST /api/lockers/cabinets/customers/482913';
const completeByCustomer = 'PUT /api/lockers/orders/customer/482913';

const report = { cabinets: [{ key: 1, front_status: 'open' }] };
const key = 'demo-locker-key-1';
const open = { command: 'open' };
const here = { command: 'here' };

/** For each documented answer the request that earns it on a freshly seeded store. */
export const statusFixtures: StatusFixture<Sent>[] = [
  [200, status, { key, body: report }],
  [401, status, { key: 'not-the-key', body: report }],
  [422, status, { key, body: {} }],
  [500, status, { key, body: report }],
  [200, list],
  [403, list, { token: null }],
  [422, 'GET /api/lockers/locations/riverside'],
  [500, list],
  [201, create, { body: orderFor(11) }],
  [400, create, { body: orderFor(12) }],
  [403, create, { token: null, body: orderFor(11) }],
  [422, create, { body: {} }],
  [500, create, { body: orderFor(11) }],
  [200, command, { body: open }],
  [400, command, { body: { command: 'polish' } }],
  [403, command, { token: null, body: open }],
  [422, command, { body: { command: 'close', delay: 'soon' } }],
  [500, command, { body: open }],
  [200, completeByStaff],
  [400, 'PUT /api/lockers/orders/cabinets/11'],
  [403, completeByStaff, { token: null }],
  [422, completeByStaff, { body: { delay: 9_000 } }],
  [500, completeByStaff],
  [200, customer, { body: here }],
  [400, 'POST /api/lockers/cabinets/customers/000000', { body: here }],
  [403, customer, { token: null, body: here }],
  [422, `POST /api/lockers/cabinets/customers/${'0'.repeat(65)}`, { body: here }],
  [429, 'POST /api/lockers/cabinets/customers/000000', { body: here }],
  [500, customer, { body: here }],
  [200, completeByCustomer],
  [400, 'PUT /api/lockers/orders/customer/000000'],
  [403, completeByCustomer, { token: null }],
  [422, completeByCustomer, { body: { delay: -1 } }],
  [429, 'PUT /api/lockers/orders/customer/000000'],
  [500, completeByCustomer],
];
