import { lockers } from './001-lockers.ts';

/** All migrations, in the order they are applied. */
export const migrations = [lockers];
