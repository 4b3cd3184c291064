import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { namesIn, readSheet } from '../../../shell/build/critical-css/sheet.ts';
import { afterAllPlugins } from '../../../shell/build/after-all-plugins.ts';
import { filesBelow } from '../../../shell/build/build-cache/index.ts';
import { withStillFields } from './still-fields.ts';

const SHEET = /^styles-sandbox\.\w+\.css$/;
const PICTURE = /<div[^>]*\sdata-lab-picture[^>]*>/;

/**
 * Gives the picture of a lab the part of the labs' own sheet that it needs: the sheet itself comes when a
 * lab is opened. It stands inside the article, and so also in the page that a reader goes to by a click.
 */
export default function labPictures(_context: LoadContext): Plugin {
  return {
    name: 'lab-pictures',
    async postBuild({ outDir, plugins }) {
      await afterAllPlugins(plugins, 'lab-pictures');
      const folder = path.join(outDir, 'assets/css');
      const name = (await readdir(folder)).find((file) => SHEET.test(file));
      if (!name) throw new Error(`lab-pictures: there is no ${SHEET} in assets/css.`);
      const sheet = readSheet(await readFile(path.join(folder, name), 'utf8'));
      let drawn = 0;
      for (const file of filesBelow(outDir).filter((one) => one.endsWith('.html'))) {
        const html = withStillFields(await readFile(file, 'utf8'));
        const start = html.search(PICTURE);
        if (start < 0) continue;
        const styles = sheet.partFor(namesIn(html.slice(start)));
        await writeFile(
          file,
          html.replace(PICTURE, (tag) => `${tag}<style>${styles}</style>`),
        );
        drawn += 1;
      }
      if (drawn === 0) throw new Error('lab-pictures: no page has the picture of a lab.');
      console.log(`[lab-pictures] ${drawn} pages show a lab before it is opened.`);
    },
  };
}
