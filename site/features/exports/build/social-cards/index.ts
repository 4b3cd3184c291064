import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { brand } from '../../../../../brand/brand.ts';
import { colors } from '../../../../../brand/look.ts';
import { apis, areaOf, gettingStarted, products } from '../../../../content/products.ts';
import { areaAt } from '../../../../shell/shared/glyph-strokes.ts';
import { sitePages, type SitePage } from '../../../search/shared/site-pages.ts';
import { createCache } from '../../../../shell/build/build-cache/index.ts';
import { type Card, cardFile } from './card.ts';

/** Cards rendered concurrently: each takes 3 MB of pixels until it is written. */
const CONCURRENCY = 4;

/** Renders the social card (`og:image`) of each page at build time. */
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
      const renderer = once(async () => {
        const { createRenderer } = await import('./draw.ts');
        return createRenderer(path.join(siteDir, '../brand/static/fonts/text.woff2'), [
          ...cards.values(),
        ]);
      });
      const waiting = [...cards];
      const draw = async (): Promise<void> => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const [name, card] = next;
          const file = path.join(outDir, name);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, await cached(card, async () => (await renderer())(card)));
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, draw));
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

/** Memoizes a promise: the renderer is created only if a card is not cached. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
