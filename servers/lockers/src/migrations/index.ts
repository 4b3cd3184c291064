import type { Migration } from '@frontline/storage';
import { idempotencyTable } from '@frontline/storage/idempotency';
import { lockers } from './001-lockers.ts';
import { wrongCodesByOrganization } from './002-wrong-codes-by-organization.ts';
import { ownerOfAnApplication } from './004-owner-of-an-application.ts';
import { ageOfRecords } from './005-age-of-records.ts';

/** The answers to calls with an `Idempotency-Key`, which their repeats get again. */
const storedAnswers: Migration = { name: '003-kept-answers', up: idempotencyTable };

/** All migrations, in the order they are applied. */
export const migrations = [
  lockers,
  wrongCodesByOrganization,
  storedAnswers,
  ownerOfAnApplication,
  ageOfRecords,
];
