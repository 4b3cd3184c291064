import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderAsync } from '@resvg/resvg-js';
import { colors } from '../../../../brand/colors.ts';
import { drawings } from '../../../../brand/drawings.ts';
import { painted } from '../../../../brand/outlines.ts';

/** The icons by which browsers and home screens know the site, drawn from the mark of the brand. */
export default function brandIcons(_context: LoadContext): Plugin {
  return {
    name: 'icons',
    async postBuild({ outDir }) {
      const folder = path.join(outDir, 'img');
      await mkdir(folder, { recursive: true });
      for (const [name, content] of Object.entries(await icons()))
        await writeFile(path.join(folder, name), content);
    },
  };
}

const { light } = colors;
const GRID = 32;

/**
 * The mark on a ground of its own, as SVG: `round` with the corners of an app's icon, `square` without, `maskable`
 * with room on all sides, since a launcher cuts its own shape out of it and shows the middle 80 % at least.
 */
function iconSvg(shape: 'round' | 'square' | 'maskable'): string {
  const share = shape === 'maskable' ? 0.62 : 0.77;
  const inset = Number(((GRID * (1 - share)) / 2).toFixed(2));
  const rounded = shape === 'round' ? ' rx="7"' : '';
  const mark = painted(drawings.mark, { ...light, accent: light['paper'] ?? '' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}"><rect width="${GRID}" height="${GRID}"${rounded} fill="${light['accent-strong']}"/><g transform="translate(${inset} ${inset}) scale(${share})">${mark}</g></svg>`;
}

/** Every icon of the site, by its name below img/. */
async function icons(): Promise<Record<string, string | Buffer>> {
  return {
    'favicon.svg': iconSvg('round'),
    'favicon.ico': ico(await png('round', 32)),
    'apple-touch-icon.png': await png('square', 180),
    'icon-192.png': await png('round', 192),
    'icon-512.png': await png('round', 512),
    'icon-maskable-192.png': await png('maskable', 192),
    'icon-maskable-512.png': await png('maskable', 512),
  };
}

async function png(shape: Parameters<typeof iconSvg>[0], size: number): Promise<Buffer> {
  const fitTo = { mode: 'width', value: size } as const;
  return (await renderAsync(iconSvg(shape), { fitTo, font: { loadSystemFonts: false } })).asPng();
}

/** An ICO file is a directory of one entry, then the PNG as it is. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
