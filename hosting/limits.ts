// The limits of hosts for the files that recipes write. Beyond a limit they drop lines or reject a deployment, and
// neither shows up in a check of the pages.

interface Limit {
  file: string;
  /** The host's documentation. */
  source: string;
  /** What is counted; completes "has 101 …". */
  what: string;
  max: number;
  count: (text: string) => number;
}

const CLOUDFLARE = 'https://developers.cloudflare.com/pages/configuration';
const VERCEL = 'https://openapi.vercel.sh/vercel.json, as in @vercel/routing-utils 6.6.0';
const AZURE = 'https://learn.microsoft.com/azure/static-web-apps/configuration#restrictions';

const lines = (text: string) => text.split('\n').filter((line) => line !== '');
const longest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length));
const isPattern = (line: string) => /[*:]/.test(line.split(' ')[0] ?? '');

interface VercelFile {
  headers: { source: string; headers: { value: string }[] }[];
  redirects: unknown[];
}
const vercelFile = (text: string) => JSON.parse(text) as VercelFile;

export const limits: readonly Limit[] = [
  {
    file: '_headers',
    source: `${CLOUDFLARE}/headers`,
    what: 'rules',
    max: 100,
    count: (text) => lines(text).filter((line) => !line.startsWith(' ')).length,
  },
  {
    file: '_headers',
    source: `${CLOUDFLARE}/headers`,
    what: 'characters in a line',
    max: 2_000,
    count: (text) => longest(lines(text)),
  },
  {
    file: '_redirects',
    source: `${CLOUDFLARE}/redirects`,
    what: 'lines without a pattern',
    max: 2_000,
    count: (text) => lines(text).filter((line) => !isPattern(line)).length,
  },
  {
    file: '_redirects',
    source: `${CLOUDFLARE}/redirects`,
    what: 'lines with a pattern',
    max: 100,
    count: (text) => lines(text).filter(isPattern).length,
  },
  {
    file: '_redirects',
    source: `${CLOUDFLARE}/redirects`,
    what: 'characters in a line',
    max: 1_000,
    count: (text) => longest(lines(text)),
  },
  {
    file: 'vercel.json',
    source: VERCEL,
    what: 'rules for headers',
    max: 2_048,
    count: (text) => vercelFile(text).headers.length,
  },
  {
    file: 'vercel.json',
    source: VERCEL,
    what: 'redirects',
    max: 2_048,
    count: (text) => vercelFile(text).redirects.length,
  },
  {
    file: 'vercel.json',
    source: VERCEL,
    what: 'characters in a header',
    max: 32_768,
    count: (text) =>
      longest(vercelFile(text).headers.flatMap(({ headers }) => headers.map(({ value }) => value))),
  },
  {
    file: 'staticwebapp.config.json',
    source: AZURE,
    what: 'bytes',
    max: 20_000,
    count: (text) => Buffer.byteLength(text),
  },
];

/** One message for each limit that a file exceeds. */
export const exceededLimits = (file: string, text: string): string[] =>
  limits
    .filter((limit) => limit.file === file)
    .map((limit) => ({ ...limit, found: limit.count(text) }))
    .filter(({ found, max: most }) => found > most)
    .map(
      ({ found, max: most, what, source }) =>
        `${file} has ${found} ${what}, and its host reads ${most} at most: ${source}`,
    );
