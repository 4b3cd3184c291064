/** A caching rule. `paths` is a regular expression that JavaScript, PCRE and RE2 support. */
interface Caching {
  why: string;
  paths: string;
  value: string;
}

/** The first matching rule wins. */
export const caching: readonly Caching[] = [
  {
    why: 'The name contains a content hash, so the file never changes.',
    paths: '(/assets/|[-.][0-9a-f]{8}[.][a-z0-9]+$)',
    value: 'public, max-age=31536000, immutable',
  },
  {
    why: 'Fonts and images keep their names and change rarely.',
    paths: '/(fonts|img|social)/',
    value: 'public, max-age=604800',
  },
];

/** For pages and everything else: cached, but revalidated each time, which costs a 304 without a body. */
export const defaultCaching = 'no-cache';

/** The first line of recipes whose syntax has `#` comments. */
export const earlierBuildsNote =
  '# Keep the files below assets/ of the last two builds: pages that are open ask for them (hosting/README.md).';

/** The Cache-Control of a file, by its path from the root of the site. */
export const cachingOf = (path: string): string =>
  caching.find(({ paths }) => new RegExp(paths).test(path))?.value ?? defaultCaching;

/** Media types by extension; `unknownType` for all others. */
export const types: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  bin: 'application/octet-stream',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  tgz: 'application/gzip',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};
export const unknownType = 'application/octet-stream';

export const typeOf = (path: string): string =>
  types[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? unknownType;

/** Configuration files of hosts, which `prepare.ts` writes into the site. */
export const hostFiles: readonly string[] = [
  '.htaccess',
  '.nojekyll',
  '.vercelignore',
  '_headers',
  '_redirects',
  'vercel.json',
  'staticwebapp.config.json',
];
/**
 * Matches paths that must not be served: these files, compressed files, which are sent only in place of the originals,
 * and dotfiles except `.well-known/`. A regular expression that nginx, Go, Apache and JavaScript interpret alike.
 */
export const hiddenPaths = `(/[.][^w]|/(${hostFiles
  .filter((name) => !name.startsWith('.'))
  .map((name) => name.replaceAll('.', '[.]'))
  .join('|')})$|[.](br|gz)$)`;

/**
 * Matches request targets, with their query, whose path contains an encoded slash, backslash or NUL.
 */
export const unsafePath = '^[^?]*%(2[fF]|5[cC]|00)';

/** Redirects (301) from old to new paths, both relative to the base URL. */
export const redirects: Readonly<Record<string, string>> = {};

/** The facts about a built site that its Content-Security-Policy depends on. */
export interface PolicyFacts {
  /** The hashes of the inline scripts of all pages. */
  scripts: readonly string[];
  /** Whether API consoles may call servers on localhost, without TLS. */
  callsLocalhost: boolean;
}

/** The Content-Security-Policy of every page. */
export const contentSecurityPolicy = ({ scripts, callsLocalhost }: PolicyFacts): string =>
  Object.entries({
    'default-src': ["'self'"],
    // WebAssembly is for SQLite in the sandbox. It is allowed on every page, since client-side navigation keeps the
    // policy of the page that was loaded first.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    // Styles execute nothing. Pages have style attributes, and SVG images style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    // Printables embed subset fonts, so that they look the same wherever they are saved.
    'font-src': ["'self'", 'data:'],
    // API consoles call any server the reader enters, over https. Pages contain only public data, so there is nothing to
    // exfiltrate.
    'connect-src': [
      "'self'",
      'https:',
      ...(callsLocalhost ? ['http://localhost:*', 'http://127.0.0.1:*'] : []),
    ],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** The headers of every response. */
export const commonHeaders = (allowed: PolicyFacts): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(allowed),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it over http. Without includeSubDomains, which is the owner's decision.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
});

// Hosts send equivalent headers in different forms. `check.ts` compares their normalized forms.

/**
 * Normalizes Cache-Control: `max-age=0, must-revalidate` is `no-cache` (RFC 9111, section 5.2.2), and `public` adds
 * nothing to a response without authentication.
 */
export function normalizeCaching(value: string | null): string {
  const all = (value ?? '').toLowerCase().split(/\s*,\s*/);
  const directives = all.filter((one) => one !== '' && one !== 'public');
  if (directives.includes('max-age=0') && directives.includes('must-revalidate')) return 'no-cache';
  return directives.join(', ');
}

/** Synonyms of the media types in `types`. */
const NAMES: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript', // RFC 9239, section 6.1
  'image/vnd.microsoft.icon': 'image/x-icon', // as registered at IANA
  'text/xml': 'application/xml', // RFC 7303, section 9.2
  'text/yaml': 'application/yaml', // RFC 9512, section 2.1
};

/**
 * Normalizes Content-Type. Only HTML and plain text need a charset: JSON and YAML are UTF-8, XML declares its own,
 * styles and scripts inherit that of the page.
 */
export function normalizeType(value: string | null): string {
  const [name = '', ...parameters] = (value ?? '').toLowerCase().split(/\s*;\s*/);
  const known = NAMES[name] ?? name;
  return /^text\/(html|plain|markdown)$/.test(known) ? [known, ...parameters].join('; ') : known;
}

// The single source of what a host must send: used by `static-host.ts`, by every recipe in recipes/, and by
// `check.ts` for running hosts.
