import type { Migration } from '@frontline/storage';

/** What one shift leaves for the next. */
export const notes: Migration = {
  name: '001-notes',
  up: 'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL);',
};
