import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './steps.ts';

it(
  'leaves it to the server alone to say in a sentence which port cannot be',
  { timeout: 60_000 },
  () => {
    const { stderr, status } = spawnSync(process.execPath, ['scripts/run.mjs', 'serve', 'radio'], {
      cwd: root,
      env: { ...process.env, PORT: '8004', LOCKERS_PORT: '8004', RADIO_PORT: '0x50' },
      encoding: 'utf8',
    });
    expect(stderr).toBe(
      'RADIO_PORT is "0x50": give a whole number from 0 to 65535, such as RADIO_PORT=5000\n',
    );
    expect(status).toBe(1);
  },
);
