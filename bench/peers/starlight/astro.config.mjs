import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

// Starlight with default settings and its own search, with our pages as plain Markdown.

const sidebar = JSON.parse(readFileSync(new URL('sidebar.json', import.meta.url), 'utf8'));
const link = ({ title, path }) => ({ label: title, link: path });

export default defineConfig({
  site: 'https://docs.example.com',
  trailingSlash: 'never',
  build: { format: 'file' },
  // Node would resolve an older version, which another peer installs.
  vite: { ssr: { noExternal: ['hast-util-to-string'] } },
  integrations: [
    starlight({
      title: 'Starlight',
      sidebar: sidebar.map((entry) =>
        entry.entries
          ? { label: entry.title, items: [link(entry), ...entry.entries.map(link)] }
          : link(entry),
      ),
    }),
  ],
});
