import {
  type Exchange,
  type HeaderList,
  type Recording,
  RecordingError,
  Unreadable,
} from '../exchange.ts';
import { jsonFault, walkJson } from '../json-fault.ts';
import { cmdWords } from './cmd-words.ts';
import { readCurl } from './curl-command.ts';
import { posixWords, VARIABLE, type Command, type Problem } from './posix-words.ts';
import { powershellWords } from './powershell-words.ts';

/** Of cmd and PowerShell on Windows, else anything that ends with a sign and a space: `me@host:~$ `. */
const prompt = String.raw`(?:(?:PS )?[A-Za-z]:\\[^<>|\n]{0,200}> ?|(?!\[[\]{])[^\n"'{}|<>=;]{0,200}[$%#>❯➜✗»+] +)`;
const program = String.raw`(?:(?:sudo|time|env|exec|command|\w{1,50}=(?:"[^"\n]*"|'[^'\n]*'|[^\s"']*)) +)*(?:[\w.~:/\\-]{0,200}[/\\])?curl(?:\.exe)?\s`;
/** Behind a prompt, a bullet, or the operator of a shell. */
const command = new RegExp(
  String.raw`^\s*(?:${prompt}|[-•] +|\d+[.)]? +|\{ +|(?![{["<*])[^\n]{0,300}?(?:[|;&(]|\b(?:do|then|else)\b) *)??${program}`,
);
/** JSON without a newline at its end, before the next prompt. */
const endOfBody = new RegExp(String.raw`^(.*?[}\]])(?=${prompt}${program})`);
/** Lines that continue a command, after the sign with which a shell asks for them. */
const continuation = String.raw`(?:>>?|\w+>|More\?) ?`;
const continued = new RegExp(
  String.raw`^([ \t]*${prompt}${program}.*)((?:\n(?!> [A-Z]+ \S+ HTTP/)${continuation}.*)+)`,
  'gm',
);
/** What a terminal, a chat or a proxy shows after JSON: a prompt, the `%` of zsh, a status by `--write-out`, a line. */
const afterBody = new RegExp(
  String.raw`^(?:[%⏎~┌╭]|\x60{3}|-{3}|\d{3}\b|${prompt.replace(/ \+\)$/, ' *)')})`,
);
/** In Windows PowerShell `curl` is an alias of its own command; `curl.exe` is curl. */
const otherProgram =
  /^\s*(?:PS [^>]*> *|\$ +)?(?:(?:irm|iwr)\s|(?:wget|xhs?|https?) +(?:[-:]|(?:get|head|post|put|patch|delete) |[\w.-]+[:/]\S)|curl\s+(?:[^-\s]\S*\s+)?-(?:Uri|Method|Headers|Body|ContentType|UseBasicParsing|WebSession|InFile|OutFile)\b)|\bfetch\(|\bInvoke-(?:WebRequest|RestMethod)\b/i;
const statusLine = /^(?:< )?HTTP\/[\d.]+ (\d{3})/;
/** Of `curl -v`, or of a message as HTTP/1.1 has it. */
const requestLine = /^(> )?([A-Z]+) (\S+) HTTP\/[\d.]+/;
/** Of an `.http` file, which may leave the version out. */
const fileLine = /^()(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) ((?:https?:\/\/|\{\{|\/)\S+)\s*$/;
/** What an `.http` file does with the answer, behind the body. */
const afterMessage = /\s*^(?:<>|>>?!? )[^]*/m;
/** Diagnostics of `curl -v` and the progress meter. */
const verboseOutput = /^(?:\* |[{}] \[|\s*% Total|\s*Dl|\s*\d+ +\d+ +\d+ +\d)/;
const closing = /\* (?:Connection #\d|Closing connection|shutting down)[^\n]*$/;

interface Draft extends Omit<Exchange, 'answerHeaders'> {
  line: number;
  answerHeaders?: HeaderList | undefined;
  body: string[];
  /** `message` is a request as HTTP/1.1 has it. */
  part: 'request' | 'sent' | 'message' | 'message body' | 'answer headers' | 'answer body';
  /** Whether a prompt stands where the body would, perhaps in the same line. */
  hasUnknownBody?: boolean;
}

export const isCommand = (line: string): boolean => command.test(line);

export const isTranscript = (text: string): boolean =>
  text
    .split('\n')
    .some((line) =>
      [command, statusLine, requestLine, fileLine, otherProgram].some((form) => form.test(line)),
    );

/** Parses curl commands, each followed by the output of `curl -i` or `curl -v`. */
export function readTranscript(text: string): Recording {
  // Without the colors of a terminal and the line endings of Windows.
  const lines = text
    .replaceAll(/\u001b\[[\d;?]*[A-Za-z]|\r\r?(?=\n)/g, '')
    .replaceAll(
      continued,
      (_, first: string, others: string) =>
        first + others.replaceAll(new RegExp(`^${continuation}`, 'gm'), ''),
    );
  const exchanges = [...draftsOf(lines)].map((one) =>
    one instanceof RecordingError ? one : toExchange(one),
  );
  return { kind: 'curl transcript', total: exchanges.length, exchanges };
}

function* draftsOf(text: string): Generator<Draft | RecordingError> {
  // The requests of one command, whose responses are printed one after the other.
  let drafts: Draft[] = [];
  let line = 1;
  let isInTunnel = false;
  for (let at = 0; at < text.length;) {
    const from = at;
    const [draft] = drafts;
    const end = text.indexOf('\n', at) + 1 || text.length;
    const words = text.slice(at, end).replace(/\n$/, '');
    at = end;
    const isOpen = !draft || draft.part === 'request';
    const [, isVerbose, method, target] =
      (requestLine.exec(words) ?? (isOpen && fileLine.exec(words))) || [];
    const [prefix] = command.exec(words) ?? [];
    const mayEnd = draft?.part === 'answer body' && !prefix && words.includes('curl');
    const [, rest] = mayEnd ? (endOfBody.exec(words) ?? []) : [];
    if (prefix || method) isInTunnel = method === 'CONNECT';
    if (isInTunnel) {
      // What a proxy is asked and answers belongs to no API.
    } else if (rest !== undefined) {
      draft!.body.push(rest);
      at = from + rest.length;
    } else if (!draft?.part.startsWith('answer') && otherProgram.test(words)) {
      yield* drafts;
      drafts = [];
      yield new RecordingError(
        line,
        'this is a command of another program. Copy it as cURL, or save the calls as a HAR file.',
      );
    } else if (prefix) {
      if (draft) draft.hasUnknownBody = draft.body.join('') === '' && !/^\s*curl/.test(prefix);
      yield* drafts;
      drafts = [];
      const read = shellWords(text, from + prefix.lastIndexOf('curl'), prefix);
      const { stdin, end } = hereDocument(text, from, read.end);
      at = end;
      try {
        if (read.problem) throw new Unreadable(read.problem.message);
        drafts = requestsOf(read.words, line, stdin);
      } catch (cause) {
        if (!(cause instanceof Unreadable)) throw cause;
        const before = text.slice(from, read.problem?.at ?? from);
        yield new RecordingError(line + before.split('\n').length - 1, cause.message);
      }
    } else if (draft?.part === 'request' && /^\s*--?[A-Za-z]/.test(words)) {
      drafts = [];
      yield new RecordingError(
        line,
        `the curl command ends above "${/-+[\w-]+/.exec(words)![0]}". Let each of its lines but the last end with "\\" ("^" in cmd, "\`" in PowerShell), without a space after it.`,
      );
    } else if (draft?.part.startsWith('message') && words.startsWith('###')) {
      yield* drafts;
      drafts = [];
    } else if (method && target && !isVerbose) {
      yield* drafts;
      drafts = [{ ...sentDraft(undefined, method, target, line), part: 'message' }];
    } else if (method && target) {
      if (draft && draft.part !== 'request') yield drafts.shift()!;
      drafts[0] = sentDraft(drafts[0], method, target, line);
    } else if (draft) {
      const isNext = drafts[1] && draft.part === 'answer body' && statusLine.test(words);
      if (isNext) yield drafts.shift()!;
      addLine(drafts[0]!, words);
    } else if (statusLine.test(words)) {
      yield new RecordingError(
        line,
        'this response has no request. Paste the curl command above it.',
      );
    }
    line += text.slice(from, at).split('\n').length - 1;
  }
  yield* drafts;
}

/** What a command from `from` to `end` reads from the lines below it, and where these end. */
function hereDocument(text: string, from: number, end: number): { stdin?: string; end: number } {
  const start = text.indexOf('\n', end - 1) + 1 || end;
  const [, indent, quote, name] = /(?<!<)<<(-?) *(['"]?)(\w+)/.exec(text.slice(from, start)) ?? [];
  const lines = text.slice(start);
  const found = name && new RegExp(`^\\t*${name}(?:\n|$)`, 'm').exec(lines);
  if (!found) return { end };
  const body = lines.slice(0, found.index).replaceAll(indent ? /^\t+/gm : '', '');
  const isKnown = quote || !/[$`\\]/.test(body);
  return { ...(isKnown && { stdin: body }), end: start + found.index + found[0].length };
}

function requestsOf(words: readonly string[], line: number, stdin: string | undefined): Draft[] {
  return readCurl(words.slice(1), stdin).map(({ url, requestHeaders, requestBody, ...request }) => {
    const path = url.replace(/^\w+:\/\/[^/?]*(?=\/)|=[^&]*/g, '');
    const [, name] = /\0(\w*)/.exec(path) ?? [];
    if (name !== undefined) {
      const variable = `$${name || '(…)'}`;
      throw new Unreadable(`the address takes "${variable}" from the shell. Write its value.`);
    }
    return {
      place: `line ${line}`,
      line,
      ...request,
      url: url.replaceAll(VARIABLE, '$'),
      requestHeaders: requestHeaders?.map(
        ([header, value]) => [header, value.replaceAll(VARIABLE, '$')] as const,
      ),
      requestBody: requestBody?.includes(VARIABLE) ? undefined : requestBody,
      body: [],
      part: 'request',
    };
  });
}

/** The request line in the output of `curl -v`, which is more accurate than the command. */
function sentDraft(
  requested: Draft | undefined,
  method: string,
  target: string,
  line: number,
): Draft {
  const [origin = ''] = /^\w+:\/\/[^/?]*/.exec(requested?.url ?? '') ?? [];
  return {
    place: requested?.place ?? `line ${line}`,
    line,
    method,
    url: `${origin}${target.replace(/^\{\{[^}]*\}\}/, '')}`,
    requestHeaders: [],
    requestBody: requested ? requested.requestBody : method === 'GET' ? '' : undefined,
    body: [],
    part: 'sent',
  };
}

function addLine(draft: Draft, words: string): void {
  const [, status] = statusLine.exec(words) ?? [];
  if (status && (draft.part !== 'answer body' || draft.body.join('').trim() === '')) {
    // After an interim response, or a redirect that curl followed, only the last one counts.
    if (draft.part === 'message body') draft.requestBody = draft.body.join('\n').trim();
    Object.assign(draft, {
      status: Number(status),
      answerHeaders: [],
      body: [],
      part: 'answer headers',
    });
  } else if (draft.part === 'message' || (draft.part === 'sent' && words.startsWith('> '))) {
    if (words === '') draft.part = 'message body';
    else if (/^\s+[?&]/.test(words)) draft.url += words.trim();
    else addHeader((draft.requestHeaders ??= []), words);
  } else if (draft.part === 'answer headers') {
    // A chat may lose the empty line before a body.
    const isBody = /^[[{]/.test(words);
    if (isBody || /^(?:<\s*)?$/.test(words.trim())) draft.part = 'answer body';
    if (isBody) draft.body.push(words);
    else if (!verboseOutput.test(words)) addHeader((draft.answerHeaders ??= []), words);
  } else if (/ body$/.test(draft.part) && !verboseOutput.test(words)) draft.body.push(words);
}

function addHeader(headers: HeaderList, words: string): void {
  const [, name, value] = /^(?:[<>] )?([^:\s]+):\s*(.*)$/.exec(words) ?? [];
  if (name) headers.push([name, value ?? '']);
}

function toExchange({ line: _line, body, part, hasUnknownBody, ...exchange }: Draft): Exchange {
  const text = body.join('\n').replace(closing, '').trim();
  if (part === 'message body')
    return {
      ...exchange,
      requestBody: /^<@? /.test(text) ? undefined : text.replace(afterMessage, ''),
    };
  if (exchange.status === undefined) return exchange;
  return { ...exchange, answerBody: hasUnknownBody ? undefined : bodyOf(text) };
}

/** JSON without what is shown after it. */
function bodyOf(text: string): string {
  const { offset = 0 } = (/^[{[]/.test(text) && walkJson(text, () => false)) || {};
  if (!afterBody.test(text.slice(offset))) return text;
  const json = text.slice(0, offset);
  return jsonFault(json) ? text : json.trim();
}

/** Splits a command by the rules of the shell it is written for: bash and similar, PowerShell or Windows' cmd. */
function shellWords(
  text: string,
  from: number,
  before: string,
): Command & { problem?: Problem | undefined } {
  const posix = posixWords(text, from);
  if (posix.looksLike === 'cmd' || /^\s*[A-Z]:\\/i.test(before)) return cmdWords(text, from);
  if (posix.looksLike === 'powershell' || /^\s*PS /.test(before))
    return powershellWords(text, from);
  return posix;
}
