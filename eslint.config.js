import tseslint from 'typescript-eslint';
import ports from './specs/ports.json' with { type: 'json' };
import { interfaceWords } from './scripts/interface-words.mjs';
import { ownKeys } from './scripts/own-keys.mjs';

const PAGE_TOO =
  'This code also runs in the page and in a worker, where node:* does not exist: take the capability as an option instead.';

const own = { rules: { keys: ownKeys, words: interfaceWords } };

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
/** What runs in Node.js and what runs in the page never import each other, nor does what both may read. */
const wall = (side, others) => ({
  files: [`site/{shell,features/*}/${side}/**`],
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

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      'specs/generated/**',
      'servers/generated/**',
      'client/generated/**',
      'site/generated/**',
      'servers/generated/**',
      'client/generated/**',
      'site/build*/**',
      '.trial/**',
      'site/.docusaurus*/**',
      'bench/results/**',
      'bench/peers/*/.docusaurus*/**',
    ],
  },
  ...tseslint.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'smart'],
      'no-console': 'off',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'max-lines': ['error', { max: 300 }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description' },
      ],
      // A value narrowed by the line above is clearer with ! than with a second check.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Handlers answer promises by contract, also where nothing is awaited.
      '@typescript-eslint/require-await': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ClassDeclaration:not([superClass.name=/Error$/])',
          message: 'No classes except errors: export functions over plain data.',
        },
      ],
    },
  },
  {
    // A promise that nobody waits for is a step that may not have happened, and its failure is nobody's.
    files: ['{brand,specs,packages,servers,client,site,scripts,hosting,e2e}/**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts', 'site/trial/fourth-api/**'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    // Where what a reader types may be a key. Servers look up names of their documents, never of a request.
    files: [...inPage, 'packages/search/src/**'],
    plugins: { own },
    rules: { 'own/keys': 'error' },
  },
  {
    // Content stays English (specification, section 1): figures and what they are drawn with, as pages.
    files: inPage,
    ignores: [
      'site/features/figures/page/**',
      // Before the words of a language have come.
      'site/shell/page/head-scripts/**',
      // Drawn by Node.js beside the Markdown of the same words, which no language is chosen for either.
      'site/shell/shared/sidebar/draw.tsx',
    ],
    plugins: { own },
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
  {
    files: ['packages/contract/src/**'],
    rules: rooms([noSite, noServers, noSpecs, noNode, noPackagesBut('contract')]),
  },
  {
    files: ['packages/search/src/**'],
    rules: rooms([noSite, noServers, noSpecs, noNode, noPackagesBut('search')]),
  },
  {
    files: ['packages/twilio-signature/src/**'],
    rules: rooms([noSite, noServers, noSpecs, noNode, noPackagesBut('twilio-signature')]),
  },
  {
    files: ['packages/openapi-validator/src/**'],
    rules: rooms([noSite, noServers, noSpecs, noNode, noPackagesBut('openapi-validator')]),
  },
  {
    files: ['packages/scenarios/src/**'],
    rules: rooms([noSite, noServers, noSpecs, noNode, noPackagesBut('scenarios')]),
  },
  {
    files: ['packages/api-reference/src/**'],
    rules: rooms([noSite, noServers, noSpecs, noNode, noPackagesBut('api-reference')]),
  },
  {
    files: ['packages/storage/src/**'],
    rules: rooms([noSite, noServers, noSpecs, noPackagesBut('storage')]),
  },
  {
    // Serving is where a server meets its database and its socket, so it leans on both shapes.
    files: ['packages/node-server/src/**'],
    rules: rooms([noSite, noServers, noSpecs, noPackagesBut('node-server', 'contract', 'storage')]),
  },
  { files: ['servers/*/src/**'], rules: rooms([noSite, noServers, noNode]) },
  {
    files: ['servers/*/*.ts', 'servers/*/test/**'],
    rules: rooms([noSite, { ...noServers, group: noServers.group }]),
  },
  wall('build', ['page']),
  wall('page', ['build']),
  wall('shared', ['build', 'page']),
  {
    files: inPage,
    ignores: ['site/shell/shared/decoded.ts'],
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
);
