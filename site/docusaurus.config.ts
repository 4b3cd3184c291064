import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { withProviderWords } from '@frontline/specs/published-text';
import { brand } from '../brand/brand.ts';
import { drawings } from '../brand/look.ts';
import { asHtml } from '../brand/published.ts';
import { parsePageFrontMatter } from './shell/build/articles/front-matter.ts';
import { codeBlocks } from './shell/build/code-blocks/index.ts';
import { rehypeSections } from './shell/build/sections/index.ts';
import * as features from './features/index.ts';
import type { Feature } from './features/feature.ts';
import { rehypeSteps } from './features/steps/build/index.ts';
import { remarkCountedFolds, rehypeTables } from './features/tables/build/index.ts';
import { remarkGlossary } from './features/glossary/build/index.ts';
import { references } from './features/reference/build/references.ts';
import { remarkApiReference } from './features/reference/build/remark.ts';
import { hasDates, sitemap } from './shell/build/page-dates/index.ts';
import { pageTemplate } from './shell/build/page-head/page-template.ts';
import { remarkApiDocuments } from './features/openapi-components/build/api-documents.ts';
import { remarkOpenQuestions } from './features/open-questions/build/remark.ts';
import { remarkAnsweringRows } from './features/troubleshooting/build/answering-rows.ts';
import { remarkTroubleshooting } from './features/troubleshooting/build/gather.ts';
import { remarkSpecFacts } from './features/openapi-components/build/index.ts';

/** Run before Docusaurus collects headings and links, so that it sees the generated ones too. */
const beforeDefaultRemarkPlugins = [
  remarkGlossary,
  remarkApiDocuments,
  remarkApiReference,
  remarkOpenQuestions,
  // Rows get their ids on their own pages, before they are collected.
  remarkAnsweringRows,
  // The collected rows contain components, so the plugins below must come later.
  remarkTroubleshooting,
  remarkSpecFacts,
  remarkCountedFolds,
  codeBlocks,
];

const optional = Object.values<Feature>(features);

const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl: `${brand.repository}/edit/main/site/`,
  showLastUpdateTime: hasDates,
  breadcrumbs: true,
  sidebarCollapsible: true,
  beforeDefaultRemarkPlugins,
  // Sections last: steps look for lists at the top level.
  rehypePlugins: [rehypeTables, rehypeSteps, rehypeSections],
};

const pages: PagesOptions = { beforeDefaultRemarkPlugins, rehypePlugins: [rehypeTables] };

const theme: ThemeOptions = { customCss: './css/index.css' };

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
    copyright: asHtml(brand.copyright),
  },
};

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  favicon: 'img/favicon.svg',
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
    // All of Docusaurus Faster except the cross-compiler cache: only the server bundle reads Markdown, so it would
    // wait for the client bundle forever.
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
  // It checks for the scripts before they are requested; shell/page/head-scripts/report-failed-scripts.ts replaces it.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter: parsePageFrontMatter,
    preprocessor: ({ fileContent }) => withProviderWords(fileContent),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  plugins: [
    ...optional.flatMap(({ plugin }) => plugin ?? []),
    './shell/build/fragments/index.ts',
    './shell/build/print-notes.ts',
    './shell/build/critical-css/index.ts',
    './features/labs/build/index.ts',
    ['@docusaurus/plugin-content-docs', docs],
    ['@docusaurus/plugin-content-pages', pages],
    ['@docusaurus/plugin-sitemap', sitemap],
    './shell/build/page-head/index.ts',
    './features/exports/build/client-package/index.ts',
    './features/exports/build/index.ts',
    './shell/build/icons/index.ts',
    './features/exports/build/licenses/index.ts',
    './features/exports/build/security-txt/index.ts',
    './features/exports/build/social-cards/index.ts',
    './features/exports/build/page-list/index.ts',
    './features/tested/build/index.ts',
    './features/printables/build/index.ts',
    './shell/build/index.ts',
    './shell/build/finish-assets.ts',
    './features/sandbox/build/index.ts',
    './features/openapi-components/build/watch-facts.ts',
    ['./features/reference/build/index.ts', references],
    ['./features/search/build/index.ts', { boilerplate: ['Next', 'Related'] }],
  ],
  clientModules: ['./shell/page/navbar/start.ts', './shell/page/keyboard-help/listen.ts'],
  themes: [['@docusaurus/theme-classic', theme]],
  themeConfig,
};

export default config;
