// cspell:ignore globoff
import { type HeaderList, Unreadable } from '../exchange.ts';
import { dataOf, formOf, isData, isForm, urlEncoded, type CurlBody } from './curl-body.ts';
import { optionsOf, type Option } from './curl-options.ts';

/** The request of a curl command. */
interface CurlRequest {
  method: string;
  url: string;
  /** Undefined if some come from a file. */
  requestHeaders: HeaderList | undefined;
  /** Undefined if it comes from a file. */
  requestBody: string | undefined;
}

/**
 * Parses the words after `curl`: one request per URL, and `--next` starts a new group of options.
 *
 * @param stdin what the shell gives it to read, if known
 * @throws {Unreadable} curl would refuse it, or a part of it is in a file
 */
export function readCurl(words: readonly string[], stdin?: string): CurlRequest[] {
  const groups: Option[][] = [[]];
  for (const option of optionsOf(words)) {
    if (option.name === 'next') groups.push([]);
    else groups.at(-1)!.push(option);
  }
  return groups.flatMap((options) => requestsOf(options, stdin));
}

function requestsOf(options: Option[], stdin: string | undefined): CurlRequest[] {
  const last = (name: string) => options.findLast((one) => one.name === name)?.value;
  const has = (name: string) => last(name) !== undefined;
  const urls = options.filter(({ name }) => name === 'url');
  if (urls.length === 0) {
    throw new Unreadable(
      has('config')
        ? 'the address of this curl command is in a file (--config). Write it out.'
        : 'this curl command has no address.',
    );
  }
  const data = dataOf(options, stdin);
  const isQuery = has('get');
  const file = last('upload-file');
  const body: CurlBody | undefined = file
    ? { text: file === '-' ? stdin : undefined, mediaType: '' }
    : (formOf(options) ?? (isQuery ? undefined : data));
  const kind = defaultMethod(options, isQuery);
  const query = isQuery && data ? textOf(data.text) : queriesOf(options);
  return urls.map(({ value }) => ({
    method: last('request') ?? kind,
    url: addressOf(has('globoff') ? value : singleUrl(value), { query, file, last }),
    requestHeaders: headersOf(options, body, value),
    requestBody: body ? body.text : '',
  }));
}

/** curl refuses options that imply different methods or bodies. */
function defaultMethod(options: readonly Option[], isQuery: boolean): string {
  const kinds = new Map<string, string>();
  for (const one of options) {
    const kind =
      { head: 'HEAD', 'upload-file': 'PUT' }[one.name] ??
      (isForm(one) ? 'POST ' : isData(one) && !isQuery && 'POST');
    if (kind) kinds.set(kind, `--${one.name}`);
  }
  if (kinds.size > 1) {
    const names = [...kinds.values()].join(' and ');
    throw new Unreadable(`curl sends nothing for ${names} in one command. Leave one out.`);
  }
  return [...kinds.keys()][0]?.trim() ?? 'GET';
}

function queriesOf(options: readonly Option[]): string {
  return options
    .filter(({ name }) => name === 'url-query')
    .map(({ value }) => (value.startsWith('+') ? value.slice(1) : textOf(urlEncoded(value))))
    .join('&');
}

function textOf(text: string | undefined): string {
  if (text !== undefined) return text;
  throw new Unreadable('the query of this curl command is in a file. Write it out.');
}

/** Not a glob: an escaped character, `[]` and an IPv6 address. */
const notGlob = /\\[{}[\]]|\[(?:[\da-f]*:[\da-f:.]*(?:%[^\]]*)?)?\]/gi;

function singleUrl(given: string): string {
  const [glob] = /[{}[\]]+(?:[^{}[\]]*[}\]]+)?/.exec(given.replaceAll(notGlob, '')) ?? [];
  if (glob) {
    throw new Unreadable(
      `curl reads "${glob}" in an address as a list. Write each address out, or add --globoff.`,
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
  const [url = ''] = (/^\w[\w+.-]*:\/\//.test(given) ? given : `${scheme}://${given}`).split('#');
  const [, origin = url, path = '', search = ''] =
    /^(\w[\w+.-]*:\/\/[^/?]*)([^?]*)([^]*)$/.exec(url) ?? [];
  if (/\s/.test(url + query))
    throw new Unreadable('curl sends nothing to an address with a space. Write "%20".');
  const target = last('request-target');
  if (target !== undefined) return origin + target;
  // curl appends the name of the file to a URL that ends in a folder.
  const isFolder = file && !/^[-.]$/.test(file) && /^$|\/$/.test(path);
  const name = isFolder ? encodeURIComponent(file.split(/[/\\]/).at(-1)!) : '';
  const extraQuery = query && `${search ? '&' : '?'}${query}`;
  return `${origin}${name ? path || '/' : path}${name}${search}${extraQuery}`;
}

// cspell:ignore anyauth
/** The headers curl sends: those of `-H`, and its defaults for others. Undefined if some come from a file. */
function headersOf(
  options: readonly Option[],
  sent: CurlBody | undefined,
  url: string,
): HeaderList | undefined {
  const given = options.filter(({ name }) => name === 'header').map(({ value }) => value);
  if (given.some((line) => line.startsWith('@'))) return undefined;
  const lines = given.map(lineOf).filter((line) => line !== undefined);
  const named = new Set(lines.map(([name]) => name.toLowerCase()));
  const defaults = defaultHeaders(options, sent, url).filter(([name]) => !named.has(name));
  return [...lines.filter(([, value]) => value !== undefined), ...defaults] as HeaderList;
}

/** `Name:` without a value removes curl's own header, `Name;` sends an empty one. */
function lineOf(line: string): readonly [string, string | undefined] | undefined {
  const [, empty] = /^([^:;]+);\s*$/.exec(line) ?? [];
  if (empty) return [empty.trim(), ''];
  const colon = line.indexOf(':');
  if (colon < 1) return undefined;
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim() || undefined];
}

function defaultHeaders(
  options: readonly Option[],
  sent: CurlBody | undefined,
  url: string,
): [string, string][] {
  const last = (name: string) => options.findLast((one) => one.name === name)?.value;
  const cookies = options.filter(({ name, value }) => name === 'cookie' && value.includes('='));
  const bearer = last('oauth2-bearer');
  const user = last('user') ?? /\/\/([^/?#]*)@/.exec(url)?.[1];
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
