/** A rule of caching, for the files whose path a regular expression finds (JavaScript, PCRE and RE2). */
interface Caching {
  why: string;
  paths: string;
  value: string;
}

/** The first rule that fits decides. */
export const caching: readonly Caching[] = [
  {
    why: 'The name holds a hash of the content, so what is behind it never changes.',
    paths: '(/assets/|[-.][0-9a-f]{8}[.][a-z0-9]+$)',
    value: 'public, max-age=31536000, immutable',
  },
  {
    why: 'Fonts and pictures keep their names and change rarely.',
    paths: '/(fonts|img|social)/',
    value: 'public, max-age=604800',
  },
];

/** Pages and all else: kept, but asked for again each time, which costs a 304 without a body. */
export const otherwise = 'no-cache';

/** What a recipe in a language with comments says at its head. */
export const keepEarlierBuilds =
  '# Keep the files below assets/ of the last two builds: pages that are open ask for them (hosting/README.md).';

/** The caching of a file, by its path from the root of the site. */
export const cachingOf = (path: string): string =>
  caching.find(({ paths }) => new RegExp(paths).test(path))?.value ?? otherwise;

/** Media types by ending. What is not listed is sent as `unknownType`. */
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

/** The media type of a file, by the ending of its name. */
export const typeOf = (path: string): string =>
  types[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? unknownType;

/** Files that are there for hosts, not for readers. `prepare.ts` writes them into the site. */
export const forHosts: readonly string[] = [
  '.htaccess',
  '.nojekyll',
  '.vercelignore',
  '_headers',
  '_redirects',
  'vercel.json',
  'staticwebapp.config.json',
];
/**
 * The paths of these, of compressed forms, which are sent in place of their files only, and of all else that
 * begins with a dot but `.well-known/`, as a regular expression that nginx, Go, Apache and JavaScript read alike.
 */
export const notForReaders = `(/[.][^w]|/(${forHosts
  .filter((name) => !name.startsWith('.'))
  .map((name) => name.replaceAll('.', '[.]'))
  .join('|')})$|[.](br|gz)$)`;

/**
 * Paths that cannot be read as they are written: a slash, a backslash or a NUL in the name of a file. A regular
 * expression for the address as it was sent, with its query.
 */
export const unreadable = '^[^?]*%(2[fF]|5[cC]|00)';

/** Pages that moved, old address to new, both from the root of the site. Sent as 301. */
export const moved: Readonly<Record<string, string>> = {};

/** What of a built site the policy of its pages hangs on. */
export interface Allowed {
  /** The hashes of the inline scripts of all pages: no script runs that the build did not write. */
  scripts: readonly string[];
  /** Whether consoles may call servers on the computer of the reader, without TLS. */
  callsLocalhost: boolean;
}

/** What a page may load and do. */
export const contentSecurityPolicy = ({ scripts, callsLocalhost }: Allowed): string =>
  Object.entries({
    'default-src': ["'self'"],
    // WebAssembly is the sandbox's database. It is allowed on every page, since a reader who enters
    // anywhere goes on to a page with a sandbox under the policy of the page entered first.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    // Styles run nothing. Pages carry style attributes, and pictures style elements of their own.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    // Sheets to print carry the letters they use, so that they look the same wherever they are saved.
    'font-src': ["'self'", 'data:'],
    // The console of an operation calls the server the reader names: anywhere over https. Pages hold
    // nothing that is not public, so there is nothing to carry off.
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

/** Every header that goes with every answer, whatever the file. */
export const everywhere = (allowed: Allowed): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(allowed),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers heed it over https only. Neighboring subdomains are the owner's to decide on.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
});

// Hosts say some things in their own words. `check.ts` compares what the words mean.

/**
 * What a Cache-Control tells a browser, in the words of `rules.ts`. `max-age=0, must-revalidate` is
 * `no-cache` (RFC 9111, section 5.2.2), and `public` adds nothing to an answer without a sign-in.
 */
export function meaningOfCaching(value: string | null): string {
  const words = (value ?? '').toLowerCase().split(/\s*,\s*/);
  const told = words.filter((word) => word !== '' && word !== 'public');
  if (told.includes('max-age=0') && told.includes('must-revalidate')) return 'no-cache';
  return told.join(', ');
}

/** Old or registered names, and ours. */
const NAMES: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript', // RFC 9239, section 6.1
  'image/vnd.microsoft.icon': 'image/x-icon', // as registered at IANA
  'text/xml': 'application/xml', // RFC 7303, section 9.2
  'text/yaml': 'application/yaml', // RFC 9512, section 2.1
};

/**
 * What a Content-Type tells a browser, in the words of `rules.ts`. Only pages and plain text need
 * their charset said: JSON and YAML are UTF-8, XML names its own, styles and scripts take the page's.
 */
export function meaningOfType(value: string | null): string {
  const [name = '', ...parameters] = (value ?? '').toLowerCase().split(/\s*;\s*/);
  const known = NAMES[name] ?? name;
  return /^text\/(html|plain|markdown)$/.test(known) ? [known, ...parameters].join('; ') : known;
}

// The one source of what a host of the built site must send. `static-host.ts` sends it, every
// recipe in recipes/ is written from it, and `check.ts` asks a running host for it.
