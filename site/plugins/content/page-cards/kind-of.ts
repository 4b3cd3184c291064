import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { VFile } from 'vfile';
import { kinds } from '../../../page-kinds.ts';

/**
 * What kind of page stands at a place below the folder of docs that the file is in: "How-to". Undefined for
 * a category, and for a page whose front matter names no `type`.
 */
export async function kindOf(place: string, { path: from }: VFile): Promise<string | undefined> {
  const docs = from?.slice(0, from.lastIndexOf(`${path.sep}docs${path.sep}`) + 5);
  const source = path.join(docs ?? '', `${place}.mdx`);
  if (!docs || !existsSync(source)) return undefined;
  const fileContent = readFileSync(source, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: source, fileContent });
  return kinds[frontMatter['type'] as keyof typeof kinds];
}
