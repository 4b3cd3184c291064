import { existsSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { kinds } from '../../../content/page-kinds.ts';
import { frontMatterOf } from '../articles/front-matter.ts';

/**
 * What kind of page stands at a place below the folder of docs that the file is in: "How-to". Undefined for
 * a category, and for a page whose front matter names no `type`.
 */
export function kindOf(place: string, { path: from }: VFile): string | undefined {
  const docs = from?.slice(0, from.lastIndexOf(`${path.sep}docs${path.sep}`) + 5);
  const source = path.join(docs ?? '', `${place}.mdx`);
  if (!docs || !existsSync(source)) return undefined;
  return kinds[frontMatterOf(source)['type'] as keyof typeof kinds];
}
