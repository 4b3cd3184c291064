import { expect, it } from 'vitest';
import { bringPgbouncer } from './pgbouncer.ts';

it('takes the PgBouncer that the variable names', () => {
  const own = { PGBOUNCER_PATH: process.execPath };
  expect(bringPgbouncer(own)).toEqual({ env: own });
});

it('refuses a variable that names no file, quotes it and shows the cure', () => {
  expect(() => bringPgbouncer({ PGBOUNCER_PATH: '/nowhere/pgbouncer' })).toThrow(
    'PGBOUNCER_PATH is "/nowhere/pgbouncer", but there is no such file. Point it at the executable of a PgBouncer, or unset it.',
  );
});
