import type { Migration } from '@frontline/storage';

/** For the purge of old orders and activity. */
export const ageOfRecords: Migration = {
  name: '005-age-of-records',
  up: `
    CREATE INDEX cabinet_orders_updated ON cabinet_orders (updated_at);
    CREATE INDEX activity_at ON activity (at);
  `,
};
