// cspell:ignore anyauth authzid capath clientip crlfile eprt epsv globoff gssapi hostpub hsts ipfs knownhosts metalink mptcp netrc noproxy pinnedpubkey postquote preproxy prequote proxytunnel sasl tlsa tlspassword tlsuser xattr CDEPQU Ycmortwxyz BJLMNORSVZ
import { Unreadable } from '../exchange.ts';

const list = (names: string) => names.trim().split(/\s+/);

/** Options with a value (`curl --help all` of 7.88, and additions up to 8.17); `*` is the rest of several. */
const values = list(`
  abstract-unix-socket alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-*
  continue-at cookie* create-file-mode crlfile curves data data-ascii data-binary data-raw
  data-urlencode delegation dns-* doh-url dump-header ech egd-file engine etag-*
  expect100-timeout form form-string ftp-account ftp-alternative-to-user ftp-method ftp-port
  ftp-ssl-ccc-mode happy-* haproxy-clientip header hostpub* hsts interface ip-tos ipfs-gateway
  json keepalive-* key* knownhosts krb libcurl limit-rate local-port login-options mail-auth
  mail-from mail-rcpt max-* netrc-file noproxy oauth2-bearer output* parallel-max* pass
  pinnedpubkey postquote preproxy prequote proto* proxy proxy-c* proxy-header proxy-key*
  proxy-p* proxy-service-name proxy-tls* proxy-user proxy1.0 pubkey quote random-file range
  rate referer request request-target resolve retry retry-delay retry-max-time sasl-authzid
  service-name sig* socks4* socks5 socks5-gssapi-service socks5-hostname speed-* ssl-sessions
  stderr telnet-option tftp-blksize time-cond tls-max tls13-ciphers tlsa* tlspassword tlsuser
  trace trace-ascii trace-config unix-socket upload-file upload-flags url url-query user
  user-agent variable vlan-priority write-out
`);

/** Options without a value; several that begin alike have a `*`. */
const flags = list(`
  alpn anyauth append basic buffer ca-native cert-status clobber compressed* create-dirs crlf
  digest disable* disallow-* doh-* dump-ca-* eprt epsv fail* false-start follow form-escape
  ftp-* ftp-ssl-ccc get globoff haproxy-* head help http* ignore-* include insecure ipv4 ipv6
  junk-* keepalive list-only location* mail-* manual metalink mptcp negotiate netrc* next no-*
  npn ntlm* out-null parallel* path-as-is post30* progress-* proxy-* proxy-ca-native proxy-tlsv1 proxytunnel raw remote-*
  remove-* retry-* sasl-ir sessionid show-error silent skip-* socks5-* socks5-gssapi ssl* styled-*
  suppress-* tcp-* tftp-* tls* tr-encoding trace-* use-ascii verbose version xattr
`);

/** Letters of options that change the request. */
const shortNames: Record<string, string> = {
  ':': 'next',
  A: 'user-agent',
  F: 'form',
  G: 'get',
  H: 'header',
  I: 'head',
  K: 'config',
  T: 'upload-file',
  X: 'request',
  b: 'cookie',
  d: 'data',
  e: 'referer',
  g: 'globoff',
  u: 'user',
};
/** Letters of other options: with a value, and without. */
const [otherValues, otherFlags] = ['CDEPQUYcmortwxyz', '#012346BJLMNORSVZafhijklnpqsv'];

/** An option by its long name, or a URL, which curl treats as `--url`. */
export interface Option {
  name: string;
  /** Empty for flags. */
  value: string;
}

/**
 * Parses options as curl does: short flags may be combined, and the word after an option with a value is never a URL.
 *
 * @throws {Unreadable} curl has no such option, or its value is missing
 */
export function* optionsOf(words: readonly string[]): Generator<Option> {
  const rest = words.values();
  let isOver = false;
  for (const word of rest) {
    if (isOver || !word.startsWith('-') || word === '-') {
      if (word.trim()) yield { name: 'url', value: word };
    } else if (word === '--') isOver = true;
    else if (word.startsWith('--')) yield longOption(word, rest);
    else yield* shortOptions(word, rest);
  }
}

function longOption(word: string, rest: Iterator<string>): Option {
  const isExpanded = word.startsWith('--expand-');
  const [given = '', ...parts] = word.slice(isExpanded ? '--expand-'.length : 2).split('=');
  const name = expandName(given, word);
  if (parts.length > 0 && !takesValue(name)) {
    throw new Unreadable(`curl takes no value for --${name}, as in "${word}".`);
  }
  // Since 8.16 an option may have its value after `=`.
  const inline = parts.length > 0 ? parts.join('=') : undefined;
  const value = takesValue(name) ? (inline ?? nextWord(rest, word)) : '';
  if (isExpanded && value.includes('{{')) {
    throw new Unreadable(
      `the word behind ${word} takes a part from a variable. Write ${word.replace('expand-', '')} with the whole word.`,
    );
  }
  return { name, value };
}

function* shortOptions(word: string, rest: Iterator<string>): Generator<Option> {
  for (let at = 1; at < word.length; at += 1) {
    const letter = word[at]!;
    const name = shortNames[letter] ?? letter;
    if (takesValue(name) || otherValues.includes(letter)) {
      yield { name, value: word.slice(at + 1) || nextWord(rest, `-${letter}`) };
      return;
    }
    if (name === letter && !otherFlags.includes(letter)) throw unknown(`-${letter}`);
    yield { name, value: '' };
  }
}

const isOneOf = (names: readonly string[], name: string) =>
  names.some((one) => one.endsWith('*') && name.startsWith(one.slice(0, -1)));
const takesValue = (name: string) =>
  values.includes(name) || (isOneOf(values, name) && !flags.includes(name));

/** A long name may be abbreviated if it is unambiguous. */
function expandName(name: string, word: string): string {
  const known = [...values, ...flags];
  if (known.includes(name)) return name;
  const [only = '', ...more] = known.filter((one) => one.startsWith(name));
  if (only && more.length === 0 && name) return only.replace('*', '');
  if (isOneOf(known, name)) return name;
  throw unknown(word.split('=')[0]!);
}

function nextWord(rest: Iterator<string>, option: string): string {
  const { done, value } = rest.next();
  if (done) throw new Unreadable(`the word behind ${option} of this curl command is missing.`);
  return value;
}

const unknown = (option: string) => new Unreadable(`curl has no option "${option}".`);
