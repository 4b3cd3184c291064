import type { Migration } from '@frontline/storage';

/** Replaces counts per caller, which is one server for all customers; the old counts are dropped. */
export const wrongCodesByOrganization: Migration = {
  name: '002-wrong-codes-by-organization',
  up: `
    DROP TABLE wrong_codes;

    CREATE TABLE wrong_codes (
      organization_id INTEGER PRIMARY KEY REFERENCES organizations (id),
      used DOUBLE PRECISION NOT NULL,
      at TEXT NOT NULL
    );
  `,
};
