// cspell:ignore anyauth
import type { HeaderList } from '../exchange.ts';
import type { Sent } from './curl-body.ts';
import type { Option } from './curl-options.ts';

/** What curl sends: the headers of `-H`, and its own where those name none. Undefined where some come from a file. */
export function headersOf(
  options: readonly Option[],
  sent: Sent | undefined,
): HeaderList | undefined {
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
