import type { Migration } from '@frontline/storage';

/** In the order they were written; append, never edit one that has been released. */
export const migrations: Migration[] = [
  { name: '001-notes', up: 'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL);' },
];
