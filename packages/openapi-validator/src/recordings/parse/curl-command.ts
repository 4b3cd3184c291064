// cspell:ignore globoff
import { type HeaderList, Unreadable } from '../exchange.ts';
import { dataOf, formOf, isData, isForm, urlEncoded, type Sent } from './curl-body.ts';
import { optionsOf, type Option } from './curl-options.ts';

/** The request that a curl command sends. */
interface CurlRequest {
  method: string;
  url: string;
  /** Undefined where some come from a file. */
  requestHeaders: HeaderList | undefined;
  /** Undefined where it comes from a file. */
  requestBody: string | undefined;
}

/**
 * Reads the words behind `curl`: one request for each address, and `--next` begins anew.
 *
 * @throws {Unreadable} curl would refuse it, or a part of it stands elsewhere
 */
export function readCurl(words: readonly string[]): CurlRequest[] {
  const groups: Option[][] = [[]];
  for (const option of optionsOf(words)) {
    if (option.name === 'next') groups.push([]);
    else groups.at(-1)!.push(option);
  }
  return groups.flatMap(requestsOf);
}

function requestsOf(options: Option[]): CurlRequest[] {
  const last = (name: string) => options.findLast((one) => one.name === name)?.value;
  const has = (name: string) => last(name) !== undefined;
  const urls = options.filter(({ name }) => name === 'url');
  if (urls.length === 0) {
    throw new Unreadable(
      has('config')
        ? 'the address of this curl command stands in a file (--config). Write it out.'
        : 'this curl command has no address.',
    );
  }
  const data = dataOf(options);
  const isQuery = has('get');
  const file = last('upload-file');
  const sent: Sent | undefined = file
    ? { text: undefined, mediaType: '' }
    : (formOf(options) ?? (isQuery ? undefined : data));
  const kind = kindOf(options, isQuery);
  const query = isQuery && data ? textOf(data.text) : queriesOf(options);
  return urls.map(({ value }) => ({
    method: (last('request') ?? kind).toUpperCase(),
    url: addressOf(has('globoff') ? value : oneAddress(value), { query, file, last }),
    requestHeaders: headersOf(options, sent),
    requestBody: sent ? sent.text : '',
  }));
}

/** curl sends nothing where options ask for several. */
function kindOf(options: readonly Option[], isQuery: boolean): string {
  const asked = new Map<string, string>();
  for (const one of options) {
    if (one.name === 'head') asked.set('HEAD', '--head');
    else if (one.name === 'upload-file') asked.set('PUT', '--upload-file');
    else if (isForm(one)) asked.set('POST', `--${one.name}`);
    else if (isData(one) && !isQuery) asked.set('POST', `--${one.name}`);
  }
  if (asked.size > 1) {
    const names = [...asked.values()].join(' and ');
    throw new Unreadable(`curl sends nothing for ${names} in one command. Leave one out.`);
  }
  return [...asked.keys()][0] ?? 'GET';
}

function queriesOf(options: readonly Option[]): string {
  return options
    .filter(({ name }) => name === 'url-query')
    .map(({ value }) => (value.startsWith('+') ? value.slice(1) : textOf(urlEncoded(value))))
    .join('&');
}

function textOf(text: string | undefined): string {
  if (text !== undefined) return text;
  throw new Unreadable('a part of the query of this curl command stands in a file. Write it out.');
}

/** What is no list: a sign behind a backslash, `[]` and an IPv6 address. */
const plain = /\\[{}[\]]|\[(?:[\da-f]*:[\da-f:.]*(?:%[^\]]*)?)?\]/gi;

function oneAddress(given: string): string {
  if (/[{}[\]]/.test(given.replaceAll(plain, ''))) {
    throw new Unreadable(
      'curl reads braces and brackets in an address as a list of addresses. Write each out, or add --globoff.',
    );
  }
  return given.replaceAll(/\\([{}[\]])/g, '$1');
}

function addressOf(
  given: string,
  {
    query,
    file,
    last,
  }: { query: string; file: string | undefined; last: (name: string) => string | undefined },
): string {
  const scheme = last('proto-default') ?? 'http';
  const [whole = ''] = (/^\w[\w+.-]*:\/\//.test(given) ? given : `${scheme}://${given}`).split('#');
  const [, origin = whole, path = '', asked = ''] =
    /^(\w[\w+.-]*:\/\/[^/?]*)([^?]*)([^]*)$/.exec(whole) ?? [];
  const target = last('request-target');
  if (target !== undefined) return origin + target;
  // curl puts the name of the file behind an address that ends in a folder.
  const isFolder = file && !/^[-.]$/.test(file) && /^$|\/$/.test(path);
  const name = isFolder ? encodeURIComponent(file.split(/[/\\]/).at(-1)!) : '';
  const more = query && `${asked ? '&' : '?'}${query}`;
  return `${origin}${name ? path || '/' : path}${name}${asked}${more}`;
}

// cspell:ignore anyauth
/** What curl sends: the headers of `-H`, and its own where those name none. Undefined where some come from a file. */
function headersOf(options: readonly Option[], sent: Sent | undefined): HeaderList | undefined {
  const given = options.filter(({ name }) => name === 'header').map(({ value }) => value);
  if (given.some((line) => line.startsWith('@'))) return undefined;
  const lines = given.map(lineOf).filter((line) => line !== undefined);
  const named = new Set(lines.map(([name]) => name.toLowerCase()));
  const own = ownHeaders(options, sent).filter(([name]) => !named.has(name));
  return [...lines.filter(([, value]) => value !== undefined), ...own] as HeaderList;
}

/** `Name:` with nothing behind it takes curl's own header away, `Name;` sends an empty one. */
function lineOf(line: string): readonly [string, string | undefined] | undefined {
  const [, empty] = /^([^:;]+);\s*$/.exec(line) ?? [];
  if (empty) return [empty.trim(), ''];
  const colon = line.indexOf(':');
  if (colon < 1) return undefined;
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim() || undefined];
}

function ownHeaders(options: readonly Option[], sent: Sent | undefined): [string, string][] {
  const last = (name: string) => options.findLast((one) => one.name === name)?.value;
  const cookies = options.filter(({ name, value }) => name === 'cookie' && value.includes('='));
  const [user, bearer] = [last('user'), last('oauth2-bearer')];
  const isBasic = !options.some(({ name }) => /^(?:anyauth|digest|negotiate|ntlm)/.test(name));
  const authorization =
    bearer !== undefined ? `Bearer ${bearer}` : user && isBasic ? `Basic ${base64(user)}` : '';
  const isJson = options.some(({ name }) => name === 'json');
  const headers: [string, string | undefined][] = [
    ['content-type', sent?.mediaType],
    ['accept', isJson ? 'application/json' : undefined],
    ['authorization', authorization],
    ['user-agent', last('user-agent')],
    ['referer', last('referer')?.replace(/;auto$/, '')],
    ['cookie', cookies.map(({ value }) => value).join(';')],
  ];
  return headers.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
