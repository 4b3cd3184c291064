import { brand } from '../brand/brand.ts';
import { callsLocalhost, hashOf } from './built-files.ts';
import { checkOddRequests, gradeOf, type Findings } from './odd-requests.ts';
import { inlineScripts } from './own-scripts.ts';
import {
  cachingOf,
  contentSecurityPolicy,
  commonHeaders,
  defaultCaching,
  typeOf,
  normalizeCaching,
  normalizeType,
} from './rules.ts';
import { LOCAL_SERVERS } from './static-host.ts';

interface CheckOptions {
  /** Content codings that the host supports; `br` and `gzip` by default. */
  codings?: readonly string[];
  /** Files to request besides those the home page names, as paths from the root of the host. */
  paths?: readonly string[];
}

/** Alternative URLs of pages, and their redirect targets. */
const FORMS = [
  ['/docs/support.html', '/docs/support'],
  ['/docs/support/', '/docs/support'],
  ['/docs/support/index.html?from=mail', '/docs/support?from=mail'],
  ['/index.html', '/'],
] as const;
const MISSING = ['/docs/no-such-page', '/docs', '/assets/js/main.01234567.js', '/.htaccess'];
const TEXT = /\.(js|css|json|svg|xml|md|yaml)$/;

/**
 * Checks a running host of the built site, by the URL of its home page, against `rules.ts`: headers, caching, media
 * types, compression, redirects and the not-found page.
 */
export async function checkHost(
  home: string,
  { codings = ['br', 'gzip'], paths = [] }: CheckOptions = {},
): Promise<Findings> {
  const site = home.replace(/\/$/, '');
  const findings: Findings = { checked: 0, faults: [] };
  const expect = (what: string, found: unknown, wanted: unknown) => {
    findings.checked += 1;
    if (found !== wanted) findings.faults.push(`${what}: ${String(found)}, not ${String(wanted)}`);
  };
  const expectCaching = (path: string, { status, headers }: Response, wanted: string) => {
    const found = headers.get('cache-control');
    const isNotStored = status === 404 && found === 'no-store';
    const isSame = isNotStored || normalizeCaching(found) === normalizeCaching(wanted);
    expect(`${path} caching`, isSame ? wanted : found, wanted);
  };
  const expectType = (path: string, { headers }: Response, wanted: string) => {
    const found = headers.get('content-type');
    const isSame = normalizeType(found) === normalizeType(wanted);
    expect(`${path} type`, isSame ? wanted : found, wanted);
  };
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(path.startsWith('http') ? path : site + path, {
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'identity', ...headers },
    });

  const first = await ask('/');
  const html = await first.text();
  await checkPolicy(first, html);
  await checkPage('/', first);
  await checkPage('/docs/support', await ask('/docs/support'));
  for (const [path, to] of FORMS) await checkForm(path, to);
  for (const path of MISSING) await checkMissing(path);
  const files = [...new Set([...linkedFiles(html), ...paths])];
  expect('/ names scripts, styles, fonts, icons and search files', files.length > 6, true);
  for (const path of files) await checkFile(path, new URL(path, site).href);
  return findings;

  async function checkPolicy(answer: Response, text: string) {
    const policy = answer.headers.get('content-security-policy') ?? '';
    const hashes: readonly string[] = policy.match(/'sha256-[^']+'/g) ?? [];
    // A host that lists local servers lets pages call them: `npm start`.
    const namesServers = (await ask(new URL(LOCAL_SERVERS, site).href)).status === 200;
    const allowed = { scripts: hashes, callsLocalhost: callsLocalhost(text) || namesServers };
    expect('Content-Security-Policy', policy, contentSecurityPolicy(allowed));
    for (const script of inlineScripts(text)) {
      const hash = hashOf(script.text);
      expect(`${script.name} ${hash} may run`, hashes.includes(hash), true);
    }
  }

  function checkHeaders(path: string, answer: Response) {
    for (const [name, value] of Object.entries(
      commonHeaders({ scripts: [], callsLocalhost: false }),
    )) {
      if (name === 'Content-Security-Policy') continue;
      expect(`${path} ${name}`, answer.headers.get(name), value);
    }
    expectCaching(path, answer, defaultCaching);
    expectType(path, answer, typeOf('.html'));
  }

  async function checkPage(path: string, answer: Response) {
    expect(`${path} status`, answer.status, 200);
    checkHeaders(path, answer);
    const tag = answer.headers.get('etag') ?? '';
    const again = await ask(path, { 'If-None-Match': tag });
    expect(`${path} asked for again with its ETag ${tag}`, again.status, 304);
    await checkCodings(path, site + path, codings);
  }

  async function checkForm(path: string, to: string) {
    const answer = await ask(path);
    const location = answer.headers.get('location') ?? '';
    expect(`${path} is moved for good`, [301, 308].includes(answer.status), true);
    expect(`${path} leads`, new URL(location, site + path).href, site + to);
  }

  async function checkMissing(path: string) {
    const answer = await ask(path);
    expect(`${path} status`, answer.status, 404);
    checkHeaders(path, answer);
    expect(`${path} is the not-found page`, /<h1/.test(await answer.text()), true);
  }

  async function checkFile(path: string, url: string) {
    const answer = await ask(url, {});
    const size = (await answer.arrayBuffer()).byteLength;
    expect(`${path} status`, answer.status, 200);
    expectType(path, answer, typeOf(path));
    expectCaching(path, answer, cachingOf(path));
    if (size >= 4096 && TEXT.test(path)) await checkCodings(path, url, codings);
  }

  async function checkCodings(path: string, url: string, wanted: readonly string[]) {
    const plain = await (await ask(url)).text();
    for (const coding of wanted) {
      const answer = await ask(url, { 'Accept-Encoding': coding });
      expect(`${path} as ${coding}`, answer.headers.get('content-encoding'), coding);
      expect(`${path} varies`, /accept-encoding/i.test(answer.headers.get('vary') ?? ''), true);
      expect(`${path} unpacked`, (await answer.text()) === plain, true);
    }
  }
}

/** Files of the same host that the head of a page links to, and the two search files. */
function linkedFiles(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const named = [...head.matchAll(/<(?:script|link)\s[^>]*?(?:src|href)="?(\/[^"\s>]+)/g)].map(
    ([, path = '']) => path,
  );
  const search = /name="?local-search"? content="([^"]+)"/.exec(head)?.[1]?.split(' ') ?? [];
  return [...named, ...search];
}

const [program, home = ''] = process.argv.slice(1);
if (program?.endsWith('check.ts')) process.exitCode = await checkCommand(home);

/** Prints the result; returns the exit code: 0 without faults, 1 with faults, 2 if the host could not be reached. */
async function checkCommand(address: string): Promise<number> {
  if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')) {
    console.error(
      `"${address}" is no address of a site. Say where it is: npx tsx hosting/check.ts https://docs.example`,
    );
    return 2;
  }
  try {
    const hint = await basePathHint(address);
    const [promises, odd] = [await checkHost(address), await checkOddRequests(address)];
    const faults = [...promises.faults, ...odd.faults];
    console.log(
      [
        ...faults,
        `What rules.ts promises: ${gradeOf(promises)}, ${promises.checked} answers looked at, ${promises.faults.length} faults`,
        `Odd requests: ${gradeOf(odd)}, ${odd.checked} answers looked at, ${odd.faults.length} faults`,
        ...hint,
      ].join('\n'),
    );
    return faults.length > 0 ? 1 : 0;
  } catch (error) {
    const reason = networkMessage(error);
    if (!reason) throw error;
    console.error(
      `${address} did not answer: ${reason}. Start the host, or correct the address, and check again.`,
    );
    return 2;
  }
}

/** A hint if the site was built for another base path than the checked URL, which makes all checks fail. */
async function basePathHint(address: string): Promise<string[]> {
  const [file = ''] = linkedFiles(await (await fetch(address)).text());
  const wanted = /^(\/.*?)assets\//.exec(file)?.[1] ?? brand.baseUrl;
  const requested = new URL(address).pathname.replace(/\/?$/, '/');
  if (wanted === requested) return [];
  const url = new URL(wanted, address).href;
  return [
    `The site was built for ${wanted}, and ${requested} was asked. Add its base path: npx tsx hosting/check.ts ${url}`,
  ];
}

/** The message of a failed network call; undefined for any other error. */
function networkMessage(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause)) return undefined;
  return cause.message || String(cause.code);
}
