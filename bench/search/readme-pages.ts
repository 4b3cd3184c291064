import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, Section } from '@frontline/search';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const FENCE = /^(```|~~~)/;

/** README files of the installed packages as pages: real technical prose by many authors. */
export function readmePages(): Page[] {
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(`${modules}/${name}`).map((own) => `${name}/${own}`) : name,
  );
  return names.sort().flatMap((name) => {
    const file = `${modules}/${name}/README.md`;
    return existsSync(file) ? [pageOf(name, readFileSync(file, 'utf8'))] : [];
  });
}

/** The first pages that together have at least this number of sections. */
export function firstPages(pages: Page[], sections: number): Page[] {
  let left = sections;
  return pages.filter((page) => {
    const isWanted = left > 0;
    left -= page.sections.length;
    return isWanted;
  });
}

function pageOf(name: string, markdown: string): Page {
  const sections: Section[] = [{ title: name, anchor: '', text: '' }];
  let inFence = false;
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) inFence = !inFence;
    const heading = inFence ? undefined : /^#{1,4} +(.+)$/.exec(line)?.[1];
    if (heading) sections.push({ title: plain(heading), anchor: `h${sections.length}`, text: '' });
    else sections.at(-1)!.text += `${plain(line)} `;
  }
  return { url: `/readme/${name}`, title: name, group: '', sections };
}

const plain = (line: string): string =>
  line
    .replace(/<[^>]*>|!?\[([^\]]*)\]\([^)]*\)|[`*#|]/g, ' $1 ')
    .replace(/\s+/g, ' ')
    .trim();
