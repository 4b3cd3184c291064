import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { brand } from '../../../../../brand/brand.ts';
import { colors } from '../../../../../brand/colors.ts';
import { apis, areaOf, gettingStarted, products } from '../../../../content/products.ts';
import { areaAt } from '../../../search/shared/area-at.ts';
import { sitePages, type SitePage } from '../../../search/shared/site-pages.ts';
import { createCache } from '../../../../shell/build/build-cache/index.ts';
import { type Card, cardFile } from './card.ts';

/** Cards under way at a time: each is three megabytes of pixels until it is written. */
const AT_ONCE = 4;

/** The picture that networks show beside a link: one for each page, drawn while the site is built. */
export default function socialCards({ siteDir, baseUrl }: LoadContext): Plugin {
  let pages: SitePage[] = [];
  return {
    name: 'social-cards',
    async allContentLoaded({ allContent }) {
      const title = 'Set up, run and connect your in-store products';
      pages = sitePages(allContent, { url: baseUrl, title, text: '' });
    },
    async postBuild({ outDir }) {
      const cards = new Map(
        pages.map((page) => [cardFile(`/${page.url.slice(baseUrl.length)}`), cardOf(page)]),
      );
      const cached = createCache(siteDir, 'social-cards');
      const pen = once(async () => {
        const { penFor } = await import('./draw.ts');
        return penFor(path.join(siteDir, '../brand/static/fonts/text.woff2'), [...cards.values()]);
      });
      const waiting = [...cards];
      const draw = async (): Promise<void> => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const [name, card] = next;
          const file = path.join(outDir, name);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, await cached(card, async () => (await pen())(card)));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, draw));
      console.log(`[social-cards] ${cards.size} cards are there.`);
    },
  };
}

function cardOf({ title, group, url }: SitePage): Card {
  const area = [gettingStarted, ...products, apis].find(({ name }) => name === group);
  const sign = areaOf(areaAt(url));
  return {
    title,
    brand: brand.name,
    line: !area ? brand.tagline : area.name === title ? 'Documentation' : area.name,
    glyph: sign?.slug ?? '',
    hue: sign?.hue ?? colors.light['house'] ?? '',
  };
}

/** What all cards that must be drawn share is made for the first of them. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
