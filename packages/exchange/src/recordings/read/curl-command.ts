import type { HeaderList } from '../exchange.ts';

/** The request that a curl command sends. */
export interface CurlRequest {
  method: string;
  url: string;
  requestHeaders: HeaderList;
  /** Undefined where it comes from a file. */
  requestBody: string | undefined;
}

/** Options that take a word and change nothing that is read here (curl 8, `curl --help all`). */
const passedOver = new Set([
  ...'A E F K P Q R T U Y b c e m o r t u w x y z'.split(' ').map((letter) => `-${letter}`),
  ...[
    ...['user', 'user-agent', 'cookie', 'cookie-jar', 'referer', 'max-time', 'connect-timeout'],
    ...['output', 'proxy', 'cacert', 'cert', 'key', 'resolve', 'retry', 'retry-delay', 'write-out'],
    ...['config', 'range', 'interface', 'limit-rate', 'form'],
  ].map((name) => `--${name}`),
]);
const data = /^(?:-d|--data(?:-raw|-ascii|-binary|-urlencode)?|--json)$/;

/** Reads the words behind `curl`. Undefined where there is no address. */
export function readCurl(words: readonly string[]): CurlRequest | undefined {
  const rest = words.flatMap(spread);
  const requestHeaders: [string, string][] = [];
  const pieces: string[] = [];
  let [method, url, isFromFile, isQuery] = ['', '', false, false];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '-X' || word === '--request') method = rest.shift() ?? '';
    else if (word === '-H' || word === '--header') addHeader(requestHeaders, rest.shift() ?? '');
    else if (word === '--url') url = rest.shift() ?? '';
    else if (word === '-G' || word === '--get') isQuery = true;
    else if (word === '-I' || word === '--head') method ||= 'HEAD';
    else if (data.test(word)) {
      const value = rest.shift() ?? '';
      if (value.startsWith('@') && word !== '--data-raw') isFromFile = true;
      else pieces.push(word === '--data-urlencode' ? encoded(value) : value);
      if (word === '--json') addHeader(requestHeaders, 'content-type: application/json');
    } else if (passedOver.has(word)) rest.shift();
    else if (!word.startsWith('-')) url ||= word;
  }
  if (!url) return undefined;
  const body = pieces.join('&');
  const hasBody = (pieces.length > 0 || isFromFile) && !isQuery;
  if (hasBody && !requestHeaders.some(([name]) => name.toLowerCase() === 'content-type')) {
    addHeader(requestHeaders, 'content-type: application/x-www-form-urlencoded');
  }
  const query = isQuery && body ? `${url.includes('?') ? '&' : '?'}${body}` : '';
  return {
    method: (method || (hasBody ? 'POST' : 'GET')).toUpperCase(),
    url: (/^\w+:\/\//.test(url) ? url : `http://${url}`) + query,
    requestHeaders,
    requestBody: isFromFile ? undefined : hasBody ? body : '',
  };
}

/** `-sSi` is three options, `-XPUT` an option with its word, `--data=…` too. */
function spread(word: string): string[] {
  const [, long, value] = /^(--[\w-]+)=([^]*)$/.exec(word) ?? [];
  if (long) return [long, value ?? ''];
  if (!/^-[A-Za-z]./.test(word)) return [word];
  const option = word.slice(0, 2);
  if (/^-[XHd]$/.test(option) || passedOver.has(option)) return [option, word.slice(2)];
  return [option, ...spread(`-${word.slice(2)}`)];
}

function addHeader(headers: [string, string][], line: string): void {
  const colon = line.indexOf(':');
  if (colon > 0) headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
}

function encoded(value: string): string {
  const at = value.indexOf('=');
  return `${value.slice(0, at + 1)}${encodeURIComponent(value.slice(at + 1))}`;
}
