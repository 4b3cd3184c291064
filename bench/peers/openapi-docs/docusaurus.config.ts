import { fileURLToPath } from 'node:url';

// docusaurus-openapi-docs and nothing else: the lightest setup of this peer, with our document.
// `docusaurus gen-api-docs all` generates its pages before the build.
const document =
  process.env['REFERENCE_DOCUMENT'] ??
  fileURLToPath(new URL('../../../specs/generated/lockers.openapi.yaml', import.meta.url));

export default {
  title: 'OpenAPI docs',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: false,
  future: { v4: true, experimental_faster: true },
  onBrokenLinks: 'ignore',
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      { path: 'docs', routeBasePath: '/', docItemComponent: '@theme/ApiItem' },
    ],
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'openapi',
        docsPluginId: 'default',
        config: {
          lockers: {
            specPath: document,
            outputDir: 'docs',
          },
        },
      },
    ],
    'docusaurus-plugin-sass',
    // Its samples import Node's `path`, which Docusaurus does not polyfill in browsers.
    () => ({
      name: 'path-in-the-browser',
      configureWebpack: () => ({
        resolve: { fallback: { path: require.resolve('path-browserify') } },
      }),
    }),
  ],
  themes: ['@docusaurus/theme-classic', 'docusaurus-theme-openapi-docs'],
  themeConfig: { navbar: { title: 'OpenAPI docs', items: [] } },
};
