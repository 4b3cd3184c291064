import type { Migration } from '@frontline/storage';

/** Wrong codes were counted per caller, who is one server for all customers; nothing of it is worth keeping. */
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
