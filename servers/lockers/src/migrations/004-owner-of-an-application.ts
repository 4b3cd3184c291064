import type { Migration } from '@frontline/storage';

/** The first token of an application stands for it, so that orders keep their owner when it gets another. */
export const ownerOfAnApplication: Migration = {
  name: '004-owner-of-an-application',
  up: 'ALTER TABLE secret_tokens ADD COLUMN app_owner_id INTEGER REFERENCES secret_tokens (id);',
};
