import { brand } from '../../../../brand/brand.ts';
import { colors } from '../../../../brand/colors.ts';

/**
 * The web app manifest (W3C), by which a shared device gets the docs as an app: a window of their
 * own, with a way back, and shortcuts to what stores open most.
 */
export const webManifest = (baseUrl: string): string =>
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
