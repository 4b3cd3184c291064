import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { brand } from '../../brand.ts';
import { apis, gettingStarted, products } from '../../products.ts';
import { sitePages, type SitePage } from '../local-search/site-pages.ts';
import { cardSvg, type Card, type Letterings } from './card.ts';
import { cardFile } from './card-file.ts';
import { lettering } from './lettering.ts';
import { palettePng } from './png.ts';

/** The picture that networks show beside a link: one for each page, drawn while the site is built. */
export default function socialCards({ siteDir, baseUrl }: LoadContext): Plugin {
  let pages: SitePage[] = [];
  return {
    name: 'social-cards',
    async allContentLoaded({ allContent }) {
      const home = { title: 'Set up, run and connect your in-store products', text: '' };
      pages = sitePages(allContent, home);
    },
    async postBuild({ outDir }) {
      const cards = new Map(
        pages.map((page) => [cardFile(`/${page.url.slice(baseUrl.length)}`), cardOf(page)]),
      );
      const letters = await letterings(
        path.join(siteDir, 'static/fonts/text.woff2'),
        [...cards.values()].flatMap((card) => Object.values(card)).join(''),
      );
      await Promise.all(
        [...cards].map(async ([name, card]) => {
          const file = path.join(outDir, name);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, await drawn(cardSvg(card, letters)));
        }),
      );
      console.log(`[social-cards] ${cards.size} cards are drawn.`);
    },
  };
}

const areas = [gettingStarted, ...products, apis];

function cardOf({ title, group }: SitePage): Card {
  const area = areas.find(({ name }) => name === group);
  return {
    title,
    brand: brand.name,
    line: !area ? brand.tagline : area.name === title ? 'Documentation' : area.name,
    glyph: area?.slug ?? '',
  };
}

async function letterings(file: string, characters: string): Promise<Letterings> {
  const [regular, strong, heavy] = await Promise.all(
    [400, 650, 780].map((weight) => lettering(file, weight, characters)),
  );
  return { regular: regular!, strong: strong!, heavy: heavy! };
}

async function drawn(svg: string): Promise<Buffer> {
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return palettePng(picture.pixels, picture.width, picture.height);
}
