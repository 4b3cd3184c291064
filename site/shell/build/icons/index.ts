import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderAsync } from '@resvg/resvg-js';
import { colors, drawings } from '../../../../brand/look.ts';
import { withColors } from '../../../../brand/outlines.ts';

/** Renders the icons for browsers and home screens from the mark of the brand. */
export default function brandIcons(_context: LoadContext): Plugin {
  return {
    name: 'icons',
    async postBuild({ outDir }) {
      await mkdir(path.join(outDir, 'img'), { recursive: true });
      for (const [name, content] of Object.entries(await icons()))
        await writeFile(path.join(outDir, name), content);
    },
  };
}

const { light } = colors;
const GRID = 32;

/**
 * The mark on a background, as SVG: `round` has the corners of an app icon, `square` has none, `maskable` has a
 * margin, since a launcher crops it to its own shape and shows at least the middle 80 %.
 */
function iconSvg(shape: 'round' | 'square' | 'maskable'): string {
  const share = shape === 'maskable' ? 0.62 : 0.77;
  const inset = Number(((GRID * (1 - share)) / 2).toFixed(2));
  const rounded = shape === 'round' ? ' rx="7"' : '';
  const mark = withColors(drawings.mark, { ...light, accent: light['paper'] ?? '' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}"><rect width="${GRID}" height="${GRID}"${rounded} fill="${light['accent-strong']}"/><g transform="translate(${inset} ${inset}) scale(${share})">${mark}</g></svg>`;
}

/** Every icon by its path. Browsers without SVG icons request /favicon.ico by default. */
async function icons(): Promise<Record<string, string | Buffer>> {
  return {
    'img/favicon.svg': iconSvg('round'),
    'favicon.ico': ico(await png('round', 32)),
    'img/apple-touch-icon.png': await png('square', 180),
    'img/icon-192.png': await png('round', 192),
    'img/icon-512.png': await png('round', 512),
    'img/icon-maskable-192.png': await png('maskable', 192),
    'img/icon-maskable-512.png': await png('maskable', 512),
  };
}

async function png(shape: Parameters<typeof iconSvg>[0], size: number): Promise<Buffer> {
  const fitTo = { mode: 'width', value: size } as const;
  return (await renderAsync(iconSvg(shape), { fitTo, font: { loadSystemFonts: false } })).asPng();
}

/** An ICO file: a directory with one entry, then the PNG unchanged. */
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
