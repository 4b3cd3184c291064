import type { Migration } from '@frontline/storage';
import { firstTables } from './001-first-tables.ts';
import { keptAnswers } from './002-kept-answers.ts';
import { ageOfMessages } from './003-age-of-messages.ts';

/** In the order they were written; append, never edit one that has been released. */
export const migrations: Migration[] = [firstTables, keptAnswers, ageOfMessages];
