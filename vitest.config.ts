import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const file = process.env['TEST_REPORT'];
const report: ['json', { outputFile: string }][] = file ? [['json', { outputFile: file }]] : [];

/** What the generator answers to these names while it bundles; here there is no other language. */
const alias = {
  '@site': path('./site'),
  '@docusaurus/Translate': path('./site/shell/page/router/translate.ts'),
  '@generated/codeTranslations': path('./site/test/no-translations.json'),
};

const include = [
  'specs/**/*.test.ts',
  'packages/*/test/**/*.test.{ts,tsx}',
  'client/**/test/**/*.test.ts',
  'servers/*/test/**/*.test.ts',
  'site/**/test/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'hosting/test/**/*.test.ts',
  'bench/*/*.test.ts',
];

/** Files that change what others import or share: modules, clocks, the environment, the output, whole processes. */
const alone = [
  'servers/*/test/reliability/*.test.ts',
  '{scripts,bench/*}/**/*.test.ts',
  'site/shell/test/{build-cache,large-site/large-site}.test.ts',
  'site/features/**/{figures,named-model,search-while-developing}.test.{ts,tsx}',
];

export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ['default', ...report],
    globalSetup: ['specs/test-setup.ts', 'packages/storage/test-postgres-setup.ts'],
    pool: 'forks',
    // One more than there are cores: tests wait too, for processes that end and for locks that time out.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // A worker reads what its files import once, not once a file: two thirds of the time of all imports.
        test: {
          name: 'together',
          include,
          exclude: ['**/node_modules/**', ...alone],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
