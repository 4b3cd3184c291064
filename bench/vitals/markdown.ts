import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../hosting/built-files.ts';
import { brand } from '../../brand/brand.ts';
import { apis, gettingStarted, products } from '../../site/content/products.ts';

/** A sidebar entry. */
export interface Entry {
  title: string;
  /** The path of its page. */
  path: string;
  /** The pages of a category. */
  entries?: Entry[];
}

interface Page extends Entry {
  description: string;
  body: string;
}

/** Folders of the pages and images of each peer. */
const PEERS = {
  stock: { docs: 'pages', pictures: 'static', withTitle: false },
  starlight: { docs: 'src/content/docs', pictures: 'public', withTitle: false },
  vitepress: { docs: 'docs', pictures: 'docs/public', withTitle: true },
};
type Peer = keyof typeof PEERS;

/**
 * Replaces the content of a peer with the pages of our built site as plain Markdown without our components, their images
 * and the sidebar.
 */
export function feedPeer(peer: Peer, built: string): void {
  const folder = fileURLToPath(new URL(`../peers/${peer}`, import.meta.url));
  const { docs, pictures, withTitle } = PEERS[peer];
  const pages = listFiles(built)
    .filter((name) => /^\/(docs\/.+|index)\.md$/.test(name))
    .map((name) => read(built, name));
  for (const name of [docs, pictures]) rmSync(join(folder, name), { recursive: true, force: true });
  for (const page of pages) {
    const file = join(folder, docs, page.path === '/' ? 'index.md' : `${page.path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, textOf(page, withTitle));
  }
  cpSync(join(built, 'printables'), join(folder, pictures, 'printables'), { recursive: true });
  // Browsers request favicons, and a missing one would lower the scores of the peer.
  for (const name of ['favicon.ico', 'img/favicon.svg'])
    cpSync(join(built, name), join(folder, pictures, basename(name)));
  writeFileSync(join(folder, 'sidebar.json'), JSON.stringify(sidebarOf(pages)));
}

/** Parses the Markdown of a page: a title, a quoted description, lines of metadata, and the body. */
function read(built: string, name: string): Page {
  const [, title, description, body] =
    /^# (.+)\n+> (.+)\n+(?:- .+\n)+([\s\S]*)$/.exec(readFileSync(built + name, 'utf8')) ?? [];
  if (!title || !description || body === undefined)
    throw new Error(`${name} is not the Markdown of a page.`);
  return { title, description, body, path: name.replace(/(index)?\.md$/, '') };
}

/** Absolute URLs of our own pages; the first group is the path without `.md`. */
const OWN_URL = new RegExp(
  `${brand.url.replaceAll('.', '\\.')}(/[^)\\s>#]*?)(?:\\.md)?(?=[)\\s>#])`,
  'g',
);

const textOf = ({ title, description, body }: Page, withTitle: boolean) => `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
---

${withTitle ? `# ${title}\n\n` : ''}${body.replace(OWN_URL, '$1')}`;

function sidebarOf(pages: Page[]): Entry[] {
  const below = (folder: string) =>
    pages
      .filter(({ path }) => dirname(path) === folder)
      .map(({ title, path }) => ({ title, path }));
  return [
    ...below('/docs'),
    ...[gettingStarted, ...products, apis].map(({ slug, name }) => ({
      title: name,
      path: `/docs/category/${slug}`,
      entries: below(`/docs/${slug}`),
    })),
  ];
}
