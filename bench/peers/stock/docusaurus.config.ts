import { fileURLToPath } from 'node:url';
import site from '../../../site/docusaurus.config.ts';

// The same content with stock settings: the classic theme, the lunr search plugin and Redoc, built with Docusaurus
// Faster from our pages as plain Markdown. Only the sidebar is ours.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const spec = (name: string) => ({
  spec: here(`../../../specs/${name}-api.yaml`),
  route: `/reference/${name}/`,
});

export default {
  title: site.title,
  tagline: site.tagline ?? '',
  url: site.url,
  baseUrl: '/',
  trailingSlash: false,
  future: { v4: true, experimental_faster: true },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'detect' },
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        path: here('pages/docs'),
        // Docusaurus generates the category pages.
        exclude: ['category/**'],
        sidebarPath: here('../../../site/sidebars.ts'),
      },
    ],
    ['@docusaurus/plugin-content-pages', { path: here('pages'), include: ['index.md'] }],
    '@docusaurus/plugin-sitemap',
    ['docusaurus-plugin-redoc', { id: 'call-for-help', ...spec('call-for-help') }],
    ['docusaurus-plugin-redoc', { id: 'lockers', ...spec('lockers') }],
    ['docusaurus-plugin-redoc', { id: 'radio', ...spec('radio') }],
  ],
  themes: [
    '@docusaurus/theme-classic',
    ['docusaurus-theme-redoc', {}],
    // After the classic theme, whose empty search bar would take precedence.
    ['docusaurus-lunr-search', { indexBaseUrl: true }],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: site.title,
      items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Documentation' }],
    },
    footer: (site.themeConfig as { footer?: object }).footer ?? {},
  },
};
