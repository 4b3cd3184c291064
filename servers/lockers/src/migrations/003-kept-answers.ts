import type { Migration } from '@frontline/storage';
import { keptAnswersTable } from '@frontline/storage/idempotency';

/** The answers to calls with an `Idempotency-Key`, for their repeats. */
export const keptAnswers: Migration = { name: '003-kept-answers', up: keptAnswersTable };
