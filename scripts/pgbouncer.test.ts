import { expect, it } from 'vitest';
import { ensurePgbouncer } from './pgbouncer.ts';

it('takes the PgBouncer that the variable names', () => {
  const own = { PGBOUNCER_PATH: process.execPath };
  expect(ensurePgbouncer(own)).toEqual({ env: own });
});

it('refuses a variable that names no file, quotes it and shows the cure', () => {
  expect(() => ensurePgbouncer({ PGBOUNCER_PATH: '/nowhere/pgbouncer' })).toThrow(
    'PGBOUNCER_PATH is "/nowhere/pgbouncer", but there is no such file. Point it at the executable of a PgBouncer, or unset it.',
  );
});
