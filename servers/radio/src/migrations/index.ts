import type { Migration } from '@frontline/storage';
import { idempotencyTable } from '@frontline/storage/idempotency';
import { firstTables } from './001-first-tables.ts';
import { ageOfMessages } from './003-age-of-messages.ts';

/** The answers to calls with an `Idempotency-Key`, which their repeats get again. */
const storedAnswers: Migration = { name: '002-kept-answers', up: idempotencyTable };

/** In the order they were written; append, never edit one that has been released. */
export const migrations: Migration[] = [firstTables, storedAnswers, ageOfMessages];
