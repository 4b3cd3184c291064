import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the site: a doc or a category page. */
export interface Written {
  address: string;
  title: string;
  /** The paths of its parent categories, outermost first, without those that have no page. */
  around: string[];
}

/** What a category links to: a generated page, its `index.md`, or nothing. */
type Leads = 'generated' | 'index' | 'nowhere';

const AREAS = 4;
const TOPICS: Leads[] = ['generated', 'index', 'nowhere', 'generated'];
/** More than `MAX_ENTRIES` together, above which collapsed categories are left out. */
const PAGES_A_TOPIC = 9;

/** Writes about 160 short docs into a folder, in categories of each kind, up to four levels deep. */
export function writePages(folder: string): Written[] {
  const pages: Written[] = [];
  const page = (path: string, title: string, around: string[]) => {
    writeFileSync(join(folder, `${path}.md`), textOf(title, path));
    const address = `/docs/${path.replace(/\/index$/, '')}`;
    pages.push({ address, title, around });
    return address;
  };
  /** Returns the `around` of pages in it. */
  const category = (path: string, title: string, leads: Leads, around: string[]): string[] => {
    mkdirSync(join(folder, path), { recursive: true });
    const slug = `/category/${path}`;
    const link = leads === 'generated' ? { type: 'generated-index', slug } : null;
    const facts = { label: title, ...(leads !== 'index' && { link }) };
    writeFileSync(join(folder, path, '_category_.json'), JSON.stringify(facts));
    if (leads === 'nowhere') return around;
    if (leads === 'index') return [...around, page(`${path}/index`, title, around)];
    pages.push({ address: `/docs${slug}`, title, around });
    return [...around, `/docs${slug}`];
  };
  const fill = (path: string, count: number, around: string[]) => {
    for (let number = 1; number <= count; number += 1)
      page(`${path}/page-${number}`, `Page ${number} of ${path}`, around);
  };

  mkdirSync(folder, { recursive: true });
  page('intro', 'Introduction', []);
  for (let area = 1; area <= AREAS; area += 1) {
    const around = category(`area-${area}`, `Area ${area}`, 'generated', []);
    TOPICS.forEach((leads, at) => {
      const path = `area-${area}/topic-${at + 1}`;
      const within = category(path, `Topic ${at + 1} of area ${area}`, leads, around);
      fill(path, PAGES_A_TOPIC, within);
      // Four levels deep, once below each kind of category.
      if (area > 1) return;
      const part = category(`${path}/part`, `Part of topic ${at + 1}`, 'generated', within);
      const step = category(`${path}/part/step`, `Step of topic ${at + 1}`, 'index', part);
      fill(`${path}/part/step`, 2, step);
    });
  }
  return pages;
}

const textOf = (title: string, path: string): string => `---
title: ${title}
description: What ${path} is about.
---

The text of ${path}.

## A heading

- one
- [a page in another area](/docs/area-1/topic-1/part/step)
`;
