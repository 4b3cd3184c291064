import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

/** The result of a check: the number of assertions, and a message for each fault. */
export interface Findings {
  checked: number;
  faults: string[];
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

/** Paths without a page, as in attacks and typos. Each must be a 404 with the Content-Security-Policy. */
const MISSING_PATHS = [
  `/docs${encodeURIComponent('/')}intro`,
  `/docs${encodeURIComponent('\\')}intro`,
  '/index.html.br',
  '/docs/intro.html.gz',
  '/a%00b',
];

/**
 * Sends requests that browsers do not send: malformed paths, other methods, ranges, lists of ETags, forbidden codings.
 * `home` is the URL of the home page.
 */
export async function checkOddRequests(home: string): Promise<Findings> {
  const site = new URL(home.replace(/\/?$/, '/'));
  const below = (path: string) => site.pathname.slice(0, -1) + path;
  const findings: Findings = { checked: 0, faults: [] };
  const expect = (what: string, isMet: boolean, found: unknown) => {
    findings.checked += 1;
    if (!isMet) findings.faults.push(`${what}: ${String(found)}`);
  };

  for (const path of MISSING_PATHS) {
    const { status, headers } = await ask(site, below(path));
    expect(`${path} is not found`, status === 404 || status === 400, status);
    // Some hosts reject a malformed path before they apply our rules.
    if (status === 404) expect(`${path} carries the policy`, hasPolicy(headers), 'no policy');
  }
  const slashes = await ask(site, '//');
  expect('// is answered without an error of the host', isFine(slashes.status), slashes.status);
  const long = await ask(site, below(`/${'a'.repeat(7000)}`));
  expect('a path of 7,000 letters is no error of the host', isFine(long.status), long.status);
  const post = await ask(site, below('/'), {}, 'POST');
  expect('POST is refused with 405', post.status === 405, post.status);
  const trace = await ask(site, below('/'), {}, 'TRACE');
  expect('TRACE sends no request back', trace.status >= 400, trace.status);

  const page = below('/docs/support');
  const plain = await ask(site, page);
  expect(
    'Server shows no version',
    !/\d/.test(String(plain.headers['server'] ?? '')),
    plain.headers['server'],
  );
  const tag = String(plain.headers['etag'] ?? '');
  for (const list of [`"x", ${tag}`, `W/${tag.replace(/^W\//, '')}`]) {
    const { status } = await ask(site, page, { 'if-none-match': list });
    expect(`If-None-Match: ${list} is understood`, status === 304, status);
  }
  const packed = await ask(site, page, { 'accept-encoding': 'gzip' });
  const isStrong = !tag.startsWith('W/') && tag === packed.headers['etag'];
  expect('a page and its compressed form share no strong tag', !isStrong, tag);
  const refused = await ask(site, page, { 'accept-encoding': 'gzip;q=0, br;q=0' });
  const coding = refused.headers['content-encoding'];
  expect('q=0 forbids a coding', coding === undefined, coding);
  expect(
    'a page varies',
    /accept-encoding/i.test(String(plain.headers['vary'] ?? '')),
    plain.headers['vary'],
  );

  const icon = below('/img/icon-512.png');
  const part = await ask(site, icon, { range: 'bytes=0-9' });
  expect('a part of a file is sent as 206', part.status === 206, part.status);
  const behind = await ask(site, icon, { range: 'bytes=99999999-' });
  expect('a part behind the end is refused with 416', behind.status === 416, behind.status);
  return findings;
}

const hasPolicy = (headers: Answer['headers']): boolean =>
  String(headers['content-security-policy'] ?? '').includes("default-src 'self'");

const isFine = (status: number): boolean => status > 0 && status < 500;

/** Sends the path unchanged, which `fetch` would normalize. The status is 0 if the host closes the connection. */
function ask(site: URL, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve) => {
    const request = site.protocol === 'https:' ? overHttps : overHttp;
    const { hostname, port } = site;
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    sent.on('error', () => resolve({ status: 0, headers: {} })).end();
  });
}

/** A without faults, B from 90 % passed, C from 80 %, D from 60 %, else F. */
export function gradeOf({ checked: looked, faults }: Findings): string {
  const share = (looked - faults.length) / looked;
  return faults.length === 0
    ? 'A'
    : share >= 0.9
      ? 'B'
      : share >= 0.8
        ? 'C'
        : share >= 0.6
          ? 'D'
          : 'F';
}
