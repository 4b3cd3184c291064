import type { Migration } from '@frontline/storage';

/** For the purge of old messages. */
export const ageOfMessages: Migration = {
  name: '003-age-of-messages',
  up: `CREATE INDEX messages_accepted ON messages (accepted_at);`,
};
