import { createServer } from 'node:http';
import { mkdtemp, readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createIndex } from 'pagefind';
import { MAX_HITS, type Engine } from '../../search/engine.ts';

interface Client {
  options(options: { baseUrl: string; basePath: string }): Promise<void>;
  init(): Promise<void>;
  search(question: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
  destroy?(): Promise<void>;
}

/** Files that grow with the pages; scripts and styles belong to the engine. */
const IN_INDEX = /\.(pf_\w+|json)$/;

/** Pagefind 1, which fetches chunks of its index for every query, here from a local server. */
export const pagefind: Engine = {
  name: 'Pagefind',
  build: async (_, records) => {
    const { index } = await createIndex({ forceLanguage: 'en' });
    if (!index) throw new Error('Pagefind did not start.');
    for (const { url, title, keywords, text } of records) {
      const content = `${title}. ${keywords} ${text}`;
      await index.addCustomRecord({ url, content, language: 'en', meta: { title } });
    }
    const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
    await index.writeFiles({ outputPath: folder });
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      names
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const file = path.join(entry.parentPath, entry.name);
          const name = path.relative(folder, file);
          return { name, bytes: await readFile(file), isEngine: !IN_INDEX.test(name) };
        }),
    );
    await rm(folder, { recursive: true });
    return files;
  },
  open: async (files) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
    for (const { name, bytes } of files) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), bytes);
    }
    const host = createServer(async ({ url = '/' }, answer) => {
      answer.end(await readFile(path.join(folder, new URL(url, 'http://host').pathname)));
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    host.unref();
    const basePath = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
    const client = (await import(pathToFileURL(path.join(folder, 'pagefind.js')).href)) as Client;
    await client.options({ baseUrl: '/', basePath });
    await client.init();
    return async (question) => {
      const { results } = await client.search(question);
      const found = await Promise.all(
        results.slice(0, MAX_HITS / 3).map((result) => result.data()),
      );
      return found.map(({ url }) => url);
    };
  },
};
