// What hosts read at most of the files that recipes write. Beyond a limit they drop lines or refuse a
// deployment, and neither shows in a check of the pages that were asked for.

interface Limit {
  file: string;
  /** Where the host says so. */
  source: string;
  /** What is counted, as the end of the sentence "has 101 …". */
  what: string;
  most: number;
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
    most: 100,
    count: (text) => lines(text).filter((line) => !line.startsWith(' ')).length,
  },
  {
    file: '_headers',
    source: `${CLOUDFLARE}/headers`,
    what: 'characters in a line',
    most: 2_000,
    count: (text) => longest(lines(text)),
  },
  {
    file: '_redirects',
    source: `${CLOUDFLARE}/redirects`,
    what: 'lines without a pattern',
    most: 2_000,
    count: (text) => lines(text).filter((line) => !isPattern(line)).length,
  },
  {
    file: '_redirects',
    source: `${CLOUDFLARE}/redirects`,
    what: 'lines with a pattern',
    most: 100,
    count: (text) => lines(text).filter(isPattern).length,
  },
  {
    file: '_redirects',
    source: `${CLOUDFLARE}/redirects`,
    what: 'characters in a line',
    most: 1_000,
    count: (text) => longest(lines(text)),
  },
  {
    file: 'vercel.json',
    source: VERCEL,
    what: 'rules for headers',
    most: 2_048,
    count: (text) => vercelFile(text).headers.length,
  },
  {
    file: 'vercel.json',
    source: VERCEL,
    what: 'redirects',
    most: 2_048,
    count: (text) => vercelFile(text).redirects.length,
  },
  {
    file: 'vercel.json',
    source: VERCEL,
    what: 'characters in a header',
    most: 32_768,
    count: (text) =>
      longest(vercelFile(text).headers.flatMap(({ headers }) => headers.map(({ value }) => value))),
  },
  {
    file: 'staticwebapp.config.json',
    source: AZURE,
    what: 'bytes',
    most: 20_000,
    count: (text) => Buffer.byteLength(text),
  },
];

/** A sentence for each limit that a file goes beyond. */
export const beyondLimits = (file: string, text: string): string[] =>
  limits
    .filter((limit) => limit.file === file)
    .map((limit) => ({ ...limit, found: limit.count(text) }))
    .filter(({ found, most }) => found > most)
    .map(
      ({ found, most, what, source }) =>
        `${file} has ${found} ${what}, and its host reads ${most} at most: ${source}`,
    );
