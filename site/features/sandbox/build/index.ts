import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withoutProse } from '../../../../specs/generation/checks.ts';
import type { Schema } from '../../../../specs/document.ts';
import { apiNames } from '../shared/apis.ts';

/**
 * Builds the servers of the page with documents without prose, a fifth of what the page loads of them: no server reads
 * it. In development, serves LOCAL_SERVERS, the URLs of the servers of `npm run dev`, to pages, like `npm start` does
 * for a built site: ports may differ. A build has no such file.
 */
export default function sandbox({ generatedFilesDir }: LoadContext): Plugin {
  const addresses = process.env['LOCAL_SERVERS'];
  const directory = path.join(generatedFilesDir, 'local-servers');
  return {
    name: 'sandbox',
    async loadContent() {
      if (!addresses) return;
      await mkdir(directory, { recursive: true });
      await writeFile(path.join(directory, 'local-servers.json'), addresses);
    },
    configureWebpack({ mode }, isServer) {
      if (mode === 'production')
        return isServer ? {} : { resolve: { alias: bareDocuments(generatedFilesDir) } };
      return addresses
        ? ({ devServer: { static: [{ directory, publicPath: '/' }] } } as object)
        : {};
    },
  };
}

/** Writes the documents without prose, and returns their files by those they replace. */
function bareDocuments(generated: string): Record<string, string> {
  const folder = path.join(generated, 'bare-documents');
  mkdirSync(folder, { recursive: true });
  const replacements = apiNames.map((name) => {
    const whole = fileURLToPath(
      new URL(`../../../../specs/generated/${name}.document.json`, import.meta.url),
    );
    const document = JSON.parse(readFileSync(whole, 'utf8')) as Schema;
    const bare = path.join(folder, `${name}.json`);
    writeFileSync(bare, JSON.stringify(withoutProse(document)));
    return [whole, bare];
  });
  return Object.fromEntries(replacements) as Record<string, string>;
}
