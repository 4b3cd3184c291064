// cspell:ignore anyauth capath crlfile eprt epsv globoff gssapi hostpub hsts ipfs meta* mptcp netrc noproxy proxytunnel sasl tlsa xattr CDEPQU Ycmortwxyz BJLMNORSVZ postq serv tlsp tlsu fals sess
import { Unreadable } from '../exchange.ts';

const list = (names: string) => names.trim().split(/\s+/);

/** Options with a value (`curl --help all` of 7.88, and additions up to 8.17); `*` is any rest. */
const values = list(`
  ab* alt* aw* cacert capath cert cert-type ciphers con* cookie* create-f* crlfile curves
  data data-ascii data-binary data-raw data-urlencode del* dn* doh-url dump-header e* form form-string
  ftp-a* ftp-m* ftp-po* ftp-ssl-ccc-* happy* haproxy-c* header ho* hs* interface ip-* ipf* json k* lib*
  lim* local-* log* mail-a* mail-f* mail-rcpt max-* netrc-f* noproxy oauth2-bearer ou* parallel-max*
  pass pin* postq* pre* proto* proxy proxy-c* proxy-h* proxy-key* proxy-p* proxy-se* proxy-tls*
  proxy-u* proxy1.0 pu* q* ra* referer request request-target resolve retry retry-d* retry-m* sasl-a*
  serv* sig* socks4* socks5 socks5-gssapi-s* socks5-h* sp* ssl-sessions std* te* tftp-b* ti* tls-max
  tls13-* tlsa* tlsp* tlsu* trace trace-a* trace-c* un* upload-file upload-fl* url url-query user
  user-agent var* vl* w*
`);

/** Options without a value; several that begin alike have a `*`. */
const flags = list(`
  alp* anyauth app* bas* buf* ca-n* cert-s* clo* comp* create-d* crlf digest dis* doh-* dump-ca-* eprt
  epsv fai* fals* fol* form-e* ftp-* ftp-ssl-ccc get globoff haproxy-* head help htt* ign* inc* ins*
  ipv* jun* keepalive lis* loc* mail-* man* met* mpt* negotiate netrc* next no-* npn ntlm* out-* parallel*
  pat* pos* pro* proxy-ca-native proxy-tlsv1 raw rem* ret* sasl-ir ses* sho* sil* ski* socks5-*
  socks5-gssapi ssl* sty* sup* tcp* tft* tls* tr-* tra* use-* verb* vers* xat*
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
  const [given = '', ...parts] = word.replace(/^--(?:expand-)?/, '').split('=');
  const name = expandName(given, word);
  if (parts.length > 0 && !takesValue(name)) {
    throw new Unreadable(`curl takes no value for --${name}.`);
  }
  // Since 8.16 an option may have its value after `=`.
  const inline = parts.length > 0 ? parts.join('=') : undefined;
  const value = takesValue(name) ? (inline ?? nextWord(rest, word)) : '';
  if (word.startsWith('--expand-') && value.includes('{{')) {
    throw new Unreadable(`the word behind ${word} takes a part from a variable. Write it out.`);
  }
  return { name, value };
}

function* shortOptions(word: string, rest: Iterator<string>): Generator<Option> {
  for (let at = 1; at < word.length; at += 1) {
    const letter = word[at]!;
    const known = shortNames[letter];
    const name = known ?? letter;
    if (known ? takesValue(known) : otherValues.includes(letter)) {
      yield { name, value: word.slice(at + 1) || nextWord(rest, `-${letter}`) };
      return;
    }
    if (!known && !otherFlags.includes(letter)) throw unknown(`-${letter}`);
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
