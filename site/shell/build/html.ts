import { readFile, writeFile } from 'node:fs/promises';
import { filesBelow } from './build-cache/index.ts';

// Reads our own built pages by offset, so that all bytes in between stay as they are.

/** Rewrites every page of a build. Returns how many it changed. */
export async function changePages(
  outDir: string,
  change: (html: string) => string | Promise<string>,
): Promise<number> {
  let count = 0;
  for (const file of filesBelow(outDir).filter((name) => name.endsWith('.html'))) {
    const before = await readFile(file, 'utf8');
    const after = await change(before);
    if (after === before) continue;
    await writeFile(file, after);
    count += 1;
  }
  return count;
}

const TAG = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gis;
/** Elements whose content is not parsed as markup. */
const RAW = /^(script|style|title|textarea)$/i;

interface Tag {
  name: string;
  isEnd: boolean;
  attributes: string;
  start: number;
  /** The offset after the tag; for a raw text element, after its end tag. */
  end: number;
}

/** The tags of a built page, from an offset. */
export function* tagsIn(html: string, from = 0): Generator<Tag> {
  const pattern = new RegExp(TAG);
  pattern.lastIndex = from;
  for (let found = pattern.exec(html); found; found = pattern.exec(html)) {
    const [all, slash = '', name = '', attributes = ''] = found;
    const start = found.index;
    let end = start + all.length;
    if (!slash && RAW.test(name)) {
      const closing = `</${name}>`;
      end = html.indexOf(closing, end) + closing.length;
      pattern.lastIndex = end;
    }
    yield { name, isEnd: slash !== '', attributes, start, end };
  }
}

/** The value of an attribute among those of a tag. */
export const attribute = (attributes: string, name: string): string | undefined => {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(attributes) ?? [];
  return double ?? single ?? bare;
};

/** An element of a built page, by its offsets. */
interface Element {
  attributes: string;
  start: number;
  /** After its start tag, and before its end tag. */
  inner: number;
  innerEnd: number;
  end: number;
}

/** The first element at or after an offset whose tag, without the angle brackets, matches a pattern. */
export function elementAt(page: string, pattern: RegExp, from = 0): Element | undefined {
  let depth = 0;
  let first: Tag | undefined;
  for (const tag of tagsIn(page, from)) {
    if (!first) {
      if (tag.isEnd || !pattern.test(`${tag.name} ${tag.attributes}`)) continue;
      first = tag;
      depth = 1;
      continue;
    }
    if (tag.name !== first.name) continue;
    depth += tag.isEnd ? -1 : 1;
    if (depth > 0) continue;
    const { attributes, start, end: inner } = first;
    return { attributes, start, inner, innerEnd: tag.start, end: tag.end };
  }
  if (first) throw new Error(`<${first.name}${first.attributes}> has no end.`);
  return undefined;
}
