import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { brand } from '../../../../brand/brand.ts';
import { colors } from '../../../../brand/look.ts';
import { writeBasicFonts, fontFaces } from './font-faces.ts';
import { inlineScript } from './page-template.ts';

/** Without JavaScript, collapsed lists are open, and controls that need scripts are hidden. */
const WITHOUT_SCRIPTS = `.menu__list-item--collapsed .menu__list{display:block!important}
.needs-scripts,.navbar__toggle{display:none!important}`;

/**
 * The head of every page: fonts, icons and inline scripts that run before the bundles. Also writes the web app
 * manifest and robots.txt.
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
        // Read by API consoles, and by hosting/ for the Content-Security-Policy.
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

/** The Content-Security-Policy allows only the scripts that hosting/own-scripts.ts lists. */
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
 * The web app manifest (W3C): installs the docs on a shared device as an app with a back button, and shortcuts to
 * what stores open most.
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
    // A window without a back button traps a reader on a page without links.
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

// All tags that describe a page are added to its head here, at build time; its fragment (shell/build/fragments)
// carries them to readers who follow a link.

/** The name of an element, its attributes, and its text if it is a data block. */
export type Tag = [name: string, attributes: Record<string, string>, text?: string];

/** Marks a tag that belongs to one page, as Docusaurus marks its own. */
const MARK = 'data-rh';

/** Adds tags to the head of a page. */
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
