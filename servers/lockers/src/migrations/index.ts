import { lockers } from './001-lockers.ts';
import { wrongCodesByOrganization } from './002-wrong-codes-by-organization.ts';
import { keptAnswers } from './003-kept-answers.ts';
import { ownerOfAnApplication } from './004-owner-of-an-application.ts';
import { ageOfRecords } from './005-age-of-records.ts';

/** All migrations, in the order they are applied. */
export const migrations = [
  lockers,
  wrongCodesByOrganization,
  keptAnswers,
  ownerOfAnApplication,
  ageOfRecords,
];
