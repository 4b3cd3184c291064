import { fileURLToPath } from 'node:url';

// Redoc inside Docusaurus and nothing else: the lightest setup of this peer, with our document.
const document =
  process.env['REFERENCE_DOCUMENT'] ??
  fileURLToPath(new URL('../../../specs/generated/lockers.openapi.yaml', import.meta.url));

export default {
  title: 'Redoc',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: false,
  future: { v4: true, experimental_faster: true },
  onBrokenLinks: 'ignore',
  plugins: [
    [
      'docusaurus-plugin-redoc',
      {
        id: 'lockers',
        spec: document,
        route: '/reference/lockers/',
      },
    ],
  ],
  themes: ['@docusaurus/theme-classic', ['docusaurus-theme-redoc', {}]],
  themeConfig: { navbar: { title: 'Redoc', items: [] } },
};
