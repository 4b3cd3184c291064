import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import specificationTable from './specification-table.ts';

const file = process.env['TEST_REPORT'];
const report: ['json', { outputFile: string }][] = file ? [['json', { outputFile: file }]] : [];

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    reporters: ['default', ...report, specificationTable()],
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'Chromium',
          include: ['*.test.ts'],
          globalSetup: './built-site.ts',
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'Firefox and WebKit',
          include: ['engines/*.test.ts'],
          // After the others: three browsers at once would be too slow for what is measured in time.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
        },
      },
    ],
  },
});
