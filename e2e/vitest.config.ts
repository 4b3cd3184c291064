import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import specificationTable from './specification-table.ts';

const file = process.env['TEST_REPORT'];
const report: ['json', { outputFile: string }][] = file ? [['json', { outputFile: file }]] : [];

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.test.ts'],
    globalSetup: './built-site.ts',
    reporters: ['default', ...report, specificationTable()],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
