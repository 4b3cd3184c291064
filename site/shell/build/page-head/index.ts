import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { brand } from '../../../../brand/brand.ts';
import { colors } from '../../../../brand/colors.ts';
import { writeBasicFonts, fontFaces } from './font-faces.ts';
import { inlineScript } from './page-template.ts';

/** Without JavaScript the folded lists stay open, and controls that could not work are not shown. */
const WITHOUT_SCRIPTS = `.menu__list-item--collapsed .menu__list{display:block!important}
.needs-scripts,.navbar__toggle{display:none!important}`;

/**
 * What every page needs before the first script arrives: fonts, icons, the report of a failed
 * script; and the two files that name the site to browsers and crawlers.
 */
export default function pageHead({ siteConfig, baseUrl, siteDir }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as { announcementBar?: { id: string } };
  return {
    name: 'page-head',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'style',
          innerHTML: fontFaces(`${baseUrl}fonts/`, process.env['NODE_ENV'] === 'production'),
        },
        { tagName: 'noscript', innerHTML: `<style>${WITHOUT_SCRIPTS}</style>` },
        script('recall-reader'),
        script('note-arrival'),
        script('report-failed-scripts', { BASE_URL: baseUrl }),
        script('handle-meanings'),
        script('replay-early-clicks'),
        ...(announcementBar
          ? [script('forget-old-dismissal', { ANNOUNCEMENT: announcementBar.id })]
          : []),
        link('apple-touch-icon', `${baseUrl}img/apple-touch-icon.png`, { sizes: '180x180' }),
        link('manifest', `${baseUrl}manifest.webmanifest`, {}),
        themeColor('light', colors.light['paper'] ?? ''),
        themeColor('dark', colors.dark['paper'] ?? ''),
        // Read by consoles, and by hosting/ for the policy that goes with every page.
        ...(brand.callsLocalhost ? [meta('calls-localhost', 'yes')] : []),
      ],
    }),
    async postBuild({ outDir }) {
      await writeBasicFonts(siteDir, path.join(outDir, 'fonts'));
      await writeFile(path.join(outDir, 'manifest.webmanifest'), webManifest(baseUrl));
      const sitemap = new URL('sitemap.xml', `${siteConfig.url}${baseUrl}`).href;
      await writeFile(
        path.join(outDir, 'robots.txt'),
        `User-agent: *\nAllow: /\nSitemap: ${sitemap}\n`,
      );
    },
  };
}

/** The policy of the site allows what hosting/own-scripts.ts names, and nothing else. */
const script = (name: string, constants?: Record<string, string>): HtmlTagObject => ({
  tagName: 'script',
  attributes: { 'data-own': name },
  innerHTML: inlineScript(name, constants),
});

const link = (rel: string, href: string, rest: Record<string, string>): HtmlTagObject => ({
  tagName: 'link',
  attributes: { rel, href, ...rest },
});

const meta = (name: string, content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: { name, content },
});

const themeColor = (scheme: string, content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
});

/**
 * The web app manifest (W3C), by which a shared device gets the docs as an app: a window of their
 * own, with a way back, and shortcuts to what stores open most.
 */
const webManifest = (baseUrl: string): string =>
  JSON.stringify({
    id: baseUrl,
    name: `${brand.name} documentation`,
    short_name: brand.name,
    lang: 'en',
    dir: 'ltr',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'standalone',
    // A window without a back button leaves a reader on a page without a link stuck.
    display_override: ['minimal-ui', 'standalone'],
    background_color: colors.light['paper'],
    theme_color: colors.light['house'],
    icons: [
      icon(baseUrl, 'icon-192', 192, 'any'),
      icon(baseUrl, 'icon-512', 512, 'any'),
      icon(baseUrl, 'icon-maskable-192', 192, 'maskable'),
      icon(baseUrl, 'icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(baseUrl, 'Find your error', 'docs/troubleshooting#find-your-error'),
      shortcut(baseUrl, 'Call for Help cards', 'docs/call-for-help/resources'),
    ],
  });

const icon = (baseUrl: string, name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${baseUrl}img/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (baseUrl: string, name: string, path: string) => ({
  name,
  url: `${baseUrl}${path}`,
  icons: [icon(baseUrl, 'icon-192', 192, 'any')],
});

// The one owner of what a page says of itself in its head: tags are added here while the site is built, and
// the fragment of the page (shell/build/fragments) carries them to a reader who comes by a link.

/** The name of an element, its attributes, and the text of a block of data. */
export type Tag = [name: string, attributes: Record<string, string>, text?: string];

/** Marks what belongs to one page; the engine marks its own so. */
const MARK = 'data-rh';

/** The page with further tags in its head. */
export function withTags(html: string, tags: Tag[]): string {
  const written = tags.map(([name, attributes, text]) => {
    const list = Object.entries({ [MARK]: 'true', ...attributes })
      .map(
        ([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
      )
      .join('');
    return `<${name}${list}>${text === undefined ? '' : `${text.replaceAll('<', '\\u003c')}</${name}>`}`;
  });
  return html.replace('</head>', () => `${written.join('')}</head>`);
}
