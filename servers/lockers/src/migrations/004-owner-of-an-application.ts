import type { Migration } from '@frontline/storage';

/** The first token of an application represents it, so that orders keep their owner after a token change. */
export const ownerOfAnApplication: Migration = {
  name: '004-owner-of-an-application',
  up: 'ALTER TABLE secret_tokens ADD COLUMN app_owner_id INTEGER REFERENCES secret_tokens (id);',
};
