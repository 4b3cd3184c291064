import type { Migration } from '@frontline/storage';

/** For the purge of old requests. */
export const ageOfRequests: Migration = {
  name: '003-age-of-requests',
  up: `CREATE INDEX requests_updated ON requests (updated_at);`,
};
