import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { withProviderWords } from '@frontline/specs/provider-words';
import { brand } from '../brand/brand.ts';
import { drawings } from '../brand/drawings.ts';
import { withReaders } from './plugins/content/readers/index.ts';
import { codeBlocks } from './plugins/content/code-blocks/index.ts';
import { rehypePageCards } from './plugins/content/page-cards/index.ts';
import { rehypeSections } from './plugins/content/sections/index.ts';
import { rehypeSteps } from './plugins/content/steps/index.ts';
import { remarkCountedFolds } from './plugins/content/tables/counted-folds.ts';
import { rehypeTables } from './plugins/content/tables/index.ts';
import { remarkGlossary } from './plugins/content/glossary/index.ts';
import { references } from './plugins/content/api-reference/references.ts';
import { remarkApiReference } from './plugins/content/api-reference/remark.ts';
import { hasDates, sitemap } from './plugins/content/page-dates/index.ts';
import { pageTemplate } from './plugins/engine/page-head/page-template.ts';
import { remarkApiDocuments } from './plugins/content/spec-facts/api-documents.ts';
import { remarkOpenQuestions } from './features/open-questions/index.ts';
import { remarkAnsweringRows, remarkTroubleshooting } from './features/troubleshooting/index.ts';
import { remarkSpecFacts } from './plugins/content/spec-facts/index.ts';

/** Expanded before Docusaurus reads headings and links, so that both see what readers will see. */
const beforeDefaultRemarkPlugins = [
  remarkGlossary,
  remarkApiDocuments,
  remarkApiReference,
  remarkOpenQuestions,
  // Rows have their ids where they stand, not where they are gathered.
  remarkAnsweringRows,
  // What it gathers holds components, too.
  remarkTroubleshooting,
  remarkSpecFacts,
  remarkCountedFolds,
  codeBlocks,
];

const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl: `${brand.repository}/edit/main/site/`,
  showLastUpdateTime: hasDates,
  breadcrumbs: true,
  sidebarCollapsible: true,
  beforeDefaultRemarkPlugins,
  // Sections last: lists are looked for on the top level, before it is divided.
  rehypePlugins: [rehypeTables, rehypeSteps, rehypePageCards, rehypeSections],
};

const pages: PagesOptions = { beforeDefaultRemarkPlugins, rehypePlugins: [rehypeTables] };

const theme: ThemeOptions = {
  customCss: [
    '../brand/colors.css',
    './src/css/tokens.css',
    './src/css/base.css',
    './src/css/part.css',
    './src/css/chrome.css',
    './src/css/docs.css',
    './src/css/prose.css',
    './src/css/sign.css',
    './src/css/strip.css',
    './src/css/page-cards.css',
    './src/css/tables.css',
    './features/open-questions/page/rows.css',
    './src/css/glossary.css',
    './src/css/reading-as.css',
    './src/css/code.css',
    './src/css/printables.css',
    './src/css/steps.css',
    './src/css/forced-colors.css',
    './src/css/print.css',
  ],
};

const themeConfig: UserThemeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  ...(brand.announcement && { announcementBar: { ...brand.announcement, isCloseable: true } }),
  navbar: {
    title: brand.name,
    hideOnScroll: false,
    items: [
      { type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Documentation' },
      { type: 'search', position: 'right' },
      { href: brand.repository, position: 'right', label: 'Repository' },
    ],
  },
  footer: {
    links: [
      {
        title: 'Topics',
        items: [
          { label: 'Introduction', to: '/docs/intro' },
          { label: 'Getting started', to: '/docs/category/getting-started' },
          { label: 'Microsoft Teams', to: '/docs/getting-started/microsoft-teams' },
          { label: 'Get support', to: '/docs/support' },
          { label: 'Keyboard shortcuts', to: '/markdown-page#keyboard-shortcuts' },
        ],
      },
      { title: 'Legal', items: [brand.terms, brand.privacy] },
      { title: 'Social', items: [...brand.social] },
      { title: 'More', items: [brand.company, brand.blog] },
    ],
    copyright: brand.copyright,
  },
};

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  favicon: 'img/favicon.ico',
  staticDirectories: ['static', '../brand/static'],
  url: brand.url,
  baseUrl: brand.baseUrl,
  trailingSlash: false,
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { direction: 'ltr', label: 'English' } },
  },
  future: {
    v4: true,
    // All of the faster builder but the cache between both bundles: only the server's reads Markdown, and would
    // wait for the browser's for ever.
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      mdxCrossCompilerCache: false,
    },
  },
  customFields: { logo: drawings.logo },
  ssrTemplate: pageTemplate,
  // Looks for the scripts before they are asked for; ours is in engine/page-head/scripts/report-failed-scripts.ts.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter: withReaders,
    preprocessor: ({ fileContent }) => withProviderWords(fileContent),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  plugins: [
    './plugins/outputs/store-pack/index.ts',
    './plugins/engine/build/fragments/index.ts',
    './plugins/outputs/lab-pictures/index.ts',
    './plugins/engine/build/first-styles/index.ts',
    ['@docusaurus/plugin-content-docs', docs],
    ['@docusaurus/plugin-content-pages', pages],
    ['@docusaurus/plugin-sitemap', sitemap],
    './plugins/engine/page-head/index.ts',
    './plugins/outputs/client-package/index.ts',
    './plugins/outputs/for-machines/index.ts',
    './plugins/outputs/icons/index.ts',
    './plugins/outputs/licenses/index.ts',
    './plugins/outputs/security-txt/index.ts',
    './plugins/outputs/social-cards/index.ts',
    './plugins/outputs/page-list/index.ts',
    './plugins/outputs/tested/index.ts',
    './plugins/outputs/printables/index.ts',
    './plugins/engine/index.ts',
    './plugins/engine/build/unnamed-folder/index.ts',
    './plugins/outputs/local-servers/index.ts',
    './plugins/content/spec-facts/watch-facts.ts',
    ['./plugins/content/api-reference/index.ts', references],
    [
      './plugins/outputs/local-search/index.ts',
      {
        boilerplate: ['Next', 'Related'],
      },
    ],
  ],
  clientModules: ['./src/components/bars/start.ts', './src/components/keyboard-help/listen.ts'],
  themes: [['@docusaurus/theme-classic', theme]],
  themeConfig,
};

export default config;
