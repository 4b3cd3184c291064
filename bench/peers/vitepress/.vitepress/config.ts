import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';
import type { Entry } from '../../../vitals/markdown.ts';

// VitePress with default settings and its own search, with our pages as plain Markdown.

const sidebar = JSON.parse(
  readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'),
) as Entry[];
const link = ({ title, path }: Entry) => ({ text: title, link: path });

export default defineConfig({
  title: 'VitePress',
  srcDir: 'docs',
  cleanUrls: true,
  // Some links lead to files that only our site has, such as the OpenAPI documents.
  ignoreDeadLinks: true,
  themeConfig: {
    nav: [{ text: 'Documentation', link: '/docs/intro' }],
    search: { provider: 'local' },
    sidebar: sidebar.map((entry) =>
      entry.entries
        ? { ...link(entry), collapsed: true, items: entry.entries.map(link) }
        : link(entry),
    ),
  },
});
