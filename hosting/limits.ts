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

const headers = { file: '_headers', source: `${CLOUDFLARE}/headers` };
const redirects = { file: '_redirects', source: `${CLOUDFLARE}/redirects` };
const vercel = { file: 'vercel.json', source: VERCEL };
const azure = { file: 'staticwebapp.config.json', source: AZURE };

const ruleCount = (text: string) => lines(text).filter((line) => !line.startsWith(' ')).length;
const patternCount = (text: string) => lines(text).filter(isPattern).length;
const longestValue = (text: string) =>
  longest(vercelFile(text).headers.flatMap(({ headers }) => headers.map(({ value }) => value)));

export const limits: readonly Limit[] = [
  { ...headers, what: 'rules', max: 100, count: ruleCount },
  { ...headers, what: 'characters in a line', max: 2_000, count: (text) => longest(lines(text)) },
  {
    ...redirects,
    what: 'lines without a pattern',
    max: 2_000,
    count: (text) => lines(text).length - patternCount(text),
  },
  { ...redirects, what: 'lines with a pattern', max: 100, count: patternCount },
  { ...redirects, what: 'characters in a line', max: 1_000, count: (text) => longest(lines(text)) },
  {
    ...vercel,
    what: 'rules for headers',
    max: 2_048,
    count: (text) => vercelFile(text).headers.length,
  },
  { ...vercel, what: 'redirects', max: 2_048, count: (text) => vercelFile(text).redirects.length },
  { ...vercel, what: 'characters in a header', max: 32_768, count: longestValue },
  { ...azure, what: 'bytes', max: 20_000, count: (text) => Buffer.byteLength(text) },
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
