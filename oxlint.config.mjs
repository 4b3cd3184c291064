import { readFileSync } from 'node:fs';

const ports = JSON.parse(readFileSync(new URL('specs/ports.json', import.meta.url), 'utf8'));

const PAGE_TOO =
  'This code also runs in the page and in a worker, where node:* does not exist: take the capability as an option instead.';

/** Rooms a file may not import, each with the reason a newcomer reads. */
const rooms = (patterns) => ({
  'no-restricted-imports': ['error', { patterns }],
});

const noNode = { group: ['node:*'], message: PAGE_TOO };
const noSite = {
  group: [
    '@frontline/site',
    '@frontline/site/*',
    '@site/*',
    ...['content', 'features', 'shell', 'src'].map((folder) => `**/site/${folder}/**`),
  ],
  message: 'Nothing imports the site: it explains the promises and is the top floor.',
};
/** What makes references has Ajv and React's server in it. */
const noMakers = {
  regex: '^@frontline/api-reference(/model)?$',
  message:
    'Only a build makes references: import @frontline/api-reference/page, or /samples, which load nothing.',
};
/** The folders beside shell/ and features/ that are read like page/ or shared/. */
const SAME_SIDE = { page: ['site/src/**'], shared: ['site/content/**'] };
/** What runs in Node.js and what runs in the page never import each other, nor does what both may read. */
const wall = (side, others) => ({
  files: [`site/{shell,features/*}/${side}/**`, ...(SAME_SIDE[side] ?? [])],
  rules: rooms([
    {
      group: others.map((other) => `**/${other}/**`),
      message:
        'build/ runs in Node.js, page/ in the browser, shared/ in both: move what both need to shared/, or name the file instead of importing it.',
    },
    ...(side === 'build' ? [] : [noNode, noMakers]),
  ]),
});
const noServers = {
  group: Object.keys(ports).map((name) => `@frontline/${name}`),
  message:
    'Floors import downwards, and no server imports another: move the common part to a package.',
};
const noSpecs = {
  group: ['@frontline/specs', '@frontline/specs/*'],
  message: 'A package knows no product: let the server hand the document in.',
};
const packages = [
  'contract',
  'storage',
  'node-server',
  'search',
  'twilio-signature',
  'openapi-validator',
  'scenarios',
  'api-reference',
];
/** Those that run in Node.js alone. Serving is where a server meets its database and its socket, so it leans on both. */
const OF_NODE = ['storage', 'node-server'];
const noPackagesBut = (...own) => ({
  group: packages.filter((name) => !own.includes(name)).map((name) => `@frontline/${name}`),
  message:
    'Packages stand side by side and do not import one another: take a shape as an option instead.',
});

/** What may run in the browser of a reader. */
const inPage = ['site/src/**', 'site/{shell,features/*}/{page,shared}/**'];

const bareDecoders = [
  ['decodeURIComponent', 'decoded'],
  ['decodeURI', 'decodedPath'],
].map(([name, ours]) => ({
  name,
  message: `Throws for an address such as #%, and the page with it: use ${ours} of site/shell/shared/decoded.ts.`,
}));

/** What typescript-eslint calls strict, without what a compiler says and without `no-non-null-assertion`: a value narrowed by the line above is clearer with `!` than with a second check. */
const STRICT = [
  'no-array-constructor',
  'no-eval',
  'no-implied-eval',
  'no-new-func',
  'no-unused-expressions',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  ...[
    'consistent-type-imports',
    'no-duplicate-enum-values',
    'no-dynamic-delete',
    'no-empty-object-type',
    'no-explicit-any',
    'no-extra-non-null-assertion',
    'no-extraneous-class',
    'no-invalid-void-type',
    'no-misused-new',
    'no-namespace',
    'no-non-null-asserted-nullish-coalescing',
    'no-non-null-asserted-optional-chain',
    'no-require-imports',
    'no-this-alias',
    'no-unnecessary-type-constraint',
    'no-unsafe-declaration-merging',
    'no-unsafe-function-type',
    'no-wrapper-object-types',
    'prefer-as-const',
    'prefer-literal-enum-member',
    'prefer-namespace-keyword',
    'triple-slash-reference',
    'unified-signatures',
  ].map((rule) => `typescript/${rule}`),
];

export default {
  plugins: ['typescript'],
  jsPlugins: [{ name: 'own', specifier: './scripts/lint-rules/plugin.mjs' }],
  categories: { correctness: 'off' },
  options: { typeAware: true, maxWarnings: 0, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/node_modules/**',
    '{specs,servers,client,site}/generated/**',
    'site/build*/**',
    '.trial/**',
    '**/.docusaurus*/**',
    'bench/results/**',
  ],
  rules: {
    ...Object.fromEntries(STRICT.map((rule) => [rule, 'error'])),
    'no-unused-vars': [
      'error',
      { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    eqeqeq: ['error', 'smart'],
    'max-lines': ['error', { max: 300 }],
    'no-empty': ['error', { allowEmptyCatch: false }],
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    'own/classes': 'error',
  },
  overrides: [
    {
      // A promise that nobody waits for is a step that may not have happened, and its failure is nobody's.
      files: ['{brand,specs,packages,servers,client,site,scripts,hosting,e2e}/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.d.ts', 'site/trial/fourth-api/**'],
      rules: { 'typescript/no-floating-promises': 'error' },
    },
    {
      // Where what a reader types may be a key. Servers look up names of their documents, never of a request.
      files: [...inPage, 'packages/search/src/**'],
      rules: { 'own/keys': 'error' },
    },
    {
      // Content stays English (specification, section 1): figures and what they are drawn with, as pages.
      files: inPage,
      excludeFiles: [
        'site/features/figures/page/**',
        // Before the words of a language have come.
        'site/shell/page/head-scripts/**',
        // Drawn by Node.js beside the Markdown of the same words, which no language is chosen for either.
        'site/shell/shared/sidebar/draw.tsx',
      ],
      rules: { 'own/words': 'error' },
    },
    {
      files: ['specs/**'],
      rules: rooms([
        noSite,
        noServers,
        {
          group: ['@frontline/*'],
          message: 'The specs are the ground floor and import nothing of ours.',
        },
      ]),
    },
    ...packages.map((name) => ({
      files: [`packages/${name}/src/**`],
      rules: rooms([
        noSite,
        noServers,
        noSpecs,
        ...(OF_NODE.includes(name) ? [] : [noNode]),
        noPackagesBut(name, ...(name === 'node-server' ? ['contract', 'storage'] : [])),
      ]),
    })),
    { files: ['servers/*/src/**'], rules: rooms([noSite, noServers, noNode]) },
    {
      files: ['servers/*/*.ts', 'servers/*/test/**'],
      rules: rooms([noSite, noServers]),
    },
    wall('build', ['page']),
    wall('page', ['build']),
    wall('shared', ['build', 'page']),
    {
      files: inPage,
      excludeFiles: ['site/shell/shared/decoded.ts'],
      rules: {
        'no-restricted-globals': ['error', ...bareDecoders],
        'no-restricted-properties': [
          'error',
          ...bareDecoders.flatMap(({ name, message }) =>
            ['window', 'globalThis', 'self'].map((object) => ({ object, property: name, message })),
          ),
        ],
      },
    },
    {
      files: ['e2e/**', 'site/features/*/test/*.e2e.ts'],
      rules: rooms([
        {
          group: ['@frontline/*', '@site/*'],
          message: 'A reader knows only URLs: test the built site from outside.',
        },
      ]),
    },
  ],
};
