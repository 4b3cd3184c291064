import { fileURLToPath } from 'node:url';
import { remarkSpecFacts } from '../../../site/plugins/spec-facts/index.ts';
import site from '../../../site/docusaurus.config.ts';

// The same content on stock settings: the classic theme as it comes, the lunr search plugin and
// Redoc, on the faster builder. Nothing of ours but what turns our components into Markdown.

const inSite = (path: string) => fileURLToPath(new URL(`../../../site/${path}`, import.meta.url));
const spec = (name: string) => ({
  spec: fileURLToPath(new URL(`../../../specs/${name}-api.yaml`, import.meta.url)),
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
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        path: inSite('docs'),
        sidebarPath: inSite('sidebars.ts'),
        beforeDefaultRemarkPlugins: [remarkSpecFacts],
      },
    ],
    '@docusaurus/plugin-sitemap',
    ['docusaurus-lunr-search', { indexBaseUrl: true }],
    ['docusaurus-plugin-redoc', { id: 'call-for-help', ...spec('call-for-help') }],
    ['docusaurus-plugin-redoc', { id: 'lockers', ...spec('lockers') }],
    ['docusaurus-plugin-redoc', { id: 'radio', ...spec('radio') }],
  ],
  themes: ['@docusaurus/theme-classic', ['docusaurus-theme-redoc', {}]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: site.title,
      items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Documentation' }],
    },
    footer: (site.themeConfig as { footer?: object }).footer ?? {},
  },
};
