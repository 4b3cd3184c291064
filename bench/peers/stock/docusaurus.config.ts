import { fileURLToPath } from 'node:url';
import site from '../../../site/docusaurus.config.ts';

// The same content on stock settings: the classic theme as it comes, the lunr search plugin and
// Redoc, on the faster builder, fed with our pages as plain Markdown. Nothing of ours but the sidebar.

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
        // Docusaurus makes its own page of a category.
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
    // After the classic theme, whose search box is empty and would win.
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
