import type { Migration } from '@frontline/storage';
import { notes } from './001-notes.ts';

/** In the order they were written; append, never edit one that has been released. */
export const migrations: Migration[] = [notes];
