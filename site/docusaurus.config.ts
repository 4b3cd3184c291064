import type { Config } from '@docusaurus/types';

const config: Config = {
  title: 'Documentation',
  url: 'https://docs.aislewright.example',
  baseUrl: '/',
  future: { v4: true, experimental_faster: true },
  plugins: ['@docusaurus/plugin-content-pages'],
  themes: ['@docusaurus/theme-classic'],
};

export default config;
