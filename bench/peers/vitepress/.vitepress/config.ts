import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';
import type { Entry } from '../../../vitals/markdown.ts';

// VitePress as it comes, with its own search, fed with our pages as plain Markdown.

const sidebar = JSON.parse(
  readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'),
) as Entry[];
const link = ({ title, path }: Entry) => ({ text: title, link: path });

export default defineConfig({
  title: 'VitePress',
  srcDir: 'docs',
  cleanUrls: true,
  // Links to what only our site has, like the files of the API documents.
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
