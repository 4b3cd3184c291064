import {
  type Exchange,
  headerOf,
  type HeaderList,
  type Recording,
  RecordingError,
  Unreadable,
} from '../exchange.ts';
import { readCurl } from './curl-command.ts';
import { cmdWords } from './cmd-words.ts';
import { posixWords, type Command } from './posix-words.ts';
import { powershellWords } from './powershell-words.ts';

/** Of cmd and PowerShell on Windows, else of whatever ends with a sign and a space, as `me@host:~$ `. */
const prompt = String.raw`(?:(?:PS )?[A-Za-z]:\\[^<>|\n]{0,200}> ?|[^\n"'{}|<>=;]{0,200}[$%#>❯➜✗»] +)`;
const program = String.raw`(?:(?:sudo|time|env|command|\w+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"']*)) +)*(?:[\w.~/-]*/)?curl(?:\.exe)?\s`;
const command = new RegExp(String.raw`^\s*${prompt}?${program}`);
/** A prompt that follows an answer without a line end. */
const glued = new RegExp(String.raw`^(.*?[}\]])(?=${prompt}${program})`);
/** Further lines of a command, behind the sign with which a shell asks for them. */
const more = /^(?:>>?|\w+>|More\?) ?/gm;
const asked = new RegExp(
  String.raw`^([ \t]*${prompt}${program}.*)((?:\r?\n(?!> [A-Z]+ \S+ HTTP/)(?:>>?|\w+>|More\?) ?.*)+)`,
  'gm',
);
const answer = /^(?:< )?HTTP\/[\d.]+ (\d{3})/;
const requestLine = /^> ([A-Z]+) (\S+) HTTP\/[\d.]+/;
/** What `curl -v` and its progress meter say about themselves. */
const chatter = /^(?:\* |[{}] \[|\s*% Total|\s*Dl|\s*\d+ +\d+ +\d+ +\d)/;
const closing = /\* (?:Connection #\d|Closing connection|shutting down)[^\n]*$/;

const behindJson = new RegExp(
  String.raw`(?<=[}\]]\s*)(?:%|\d{3}\b|[$#>❯➜]|${prompt.replaceAll(' +', ' *')})[^\n]*$`,
);

interface Draft extends Omit<Exchange, 'answerHeaders'> {
  line: number;
  answerHeaders?: HeaderList | undefined;
  body: string[];
  part: 'request' | 'sent' | 'answer headers' | 'answer body';
  /** Whether what `curl -v` says stands among it. */
  isVerbose?: boolean;
}

export const beginsWithCommand = (text: string): boolean => command.test(text);

export const isTranscript = (text: string): boolean =>
  text.split('\n').some((line) => [command, answer, requestLine].some((form) => form.test(line)));

/** Reads curl commands, each with what `curl -i` or `curl -v` printed below it. */
export function readTranscript(text: string): Recording {
  const whole = text.replaceAll(
    asked,
    (_, first: string, others: string) => first + others.replaceAll(more, ''),
  );
  const exchanges = [...draftsOf(whole)].map((one) =>
    one instanceof RecordingError ? one : finished(one),
  );
  return { kind: 'curl transcript', total: exchanges.length, exchanges };
}

function* draftsOf(text: string): Generator<Draft | RecordingError> {
  // The requests of a command, whose answers are printed one after the other.
  let [draft, waiting]: [Draft | undefined, Draft[]] = [undefined, []];
  let line = 1;
  let isInTunnel = false;
  for (let at = 0; at < text.length;) {
    const from = at;
    const end = text.indexOf('\n', at) + 1 || text.length;
    const words = text.slice(at, end).replace(/\r?\n$/, '');
    at = end;
    const [, method, target] = requestLine.exec(words) ?? [];
    const [prompted] = command.exec(words) ?? [];
    const [, before] = draft?.part === 'answer body' && !prompted ? (glued.exec(words) ?? []) : [];
    if (prompted || method) isInTunnel = method === 'CONNECT';
    if (isInTunnel) {
      // What is said to a proxy and by it is no part of the request.
    } else if (before !== undefined) {
      draft!.body.push(before);
      at = from + before.length;
    } else if (prompted) {
      if (draft) yield* [draft, ...waiting];
      const read = shellWords(text, from + prompted.lastIndexOf('curl'));
      at = read.end;
      try {
        [draft, ...waiting] = requestsOf(read.words, line);
      } catch (cause) {
        if (!(cause instanceof Unreadable)) throw cause;
        [draft, waiting] = [undefined, []];
        yield new RecordingError(line, cause.message);
      }
    } else if (method && target) {
      const next: Draft | undefined = isRedirected(draft, waiting[0], target)
        ? undefined
        : waiting[0];
      const of: Draft | undefined = draft?.part === 'request' ? draft : next;
      if (draft && draft !== of) {
        yield draft;
        if (of) waiting = waiting.slice(1);
      }
      draft = sentDraft(of, method, target, line);
    } else if (draft) {
      const isInterim = (draft.status ?? 0) < 200;
      if (waiting.length > 0 && draft.part === 'answer body' && !isInterim && answer.test(words)) {
        yield draft;
        [draft, ...waiting] = waiting as [Draft, ...Draft[]];
      }
      take(draft, words);
    } else if (answer.test(words)) {
      yield new RecordingError(
        line,
        'this answer stands without its request. Paste the curl command above it.',
      );
    }
    line += text.slice(from, at).split('\n').length - 1;
  }
  if (draft) yield* [draft, ...waiting];
}

function requestsOf(words: readonly string[], line: number): Draft[] {
  return readCurl(words.slice(1)).map((request) => ({
    place: `line ${line}`,
    line,
    ...request,
    body: [],
    part: 'request',
  }));
}

/** Whether curl asks for what an answer has led it to, not for the next address of its command. */
function isRedirected(draft: Draft | undefined, next: Draft | undefined, target: string): boolean {
  if (!next || Math.trunc((draft?.status ?? 0) / 100) !== 3) return false;
  const { pathname, search } = new URL(next.url, 'http://recording.invalid');
  return target !== pathname + search;
}

/** What `curl -v` says it has sent, which is nearer to the truth than the command. */
function sentDraft(asked: Draft | undefined, method: string, target: string, line: number): Draft {
  const origin = asked ? new URL(asked.url, 'http://recording.invalid').origin : '';
  return {
    place: asked?.place ?? `line ${line}`,
    line,
    method,
    url: `${origin}${target}`,
    requestHeaders: [],
    requestBody: asked ? asked.requestBody : method === 'GET' ? '' : undefined,
    body: [],
    part: 'sent',
    isVerbose: true,
  };
}

function take(draft: Draft, words: string): void {
  const [, status] = answer.exec(words) ?? [];
  if (status && draft.part !== 'answer body') {
    Object.assign(draft, { status: Number(status), answerHeaders: [], part: 'answer headers' });
  } else if (status && draft.body.join('').trim() === '') {
    // An interim answer or a redirect that curl has followed: the last one counts.
    Object.assign(draft, {
      status: Number(status),
      answerHeaders: [],
      body: [],
      part: 'answer headers',
    });
  } else if (draft.part === 'sent' && words.startsWith('> '))
    addHeader((draft.requestHeaders ??= []), words);
  else if (draft.part === 'answer headers') {
    if (/^(?:<\s*)?$/.test(words.trim())) draft.part = 'answer body';
    else if (!chatter.test(words)) addHeader((draft.answerHeaders ??= []), words);
  } else if (draft.part === 'answer body' && !chatter.test(words)) {
    const isTrailer = draft.isVerbose && /^< [\w-]+:/.test(words);
    if (!isTrailer) draft.body.push(words);
  }
}

function addHeader(headers: HeaderList, words: string): void {
  const [, name, value] = /^(?:[<>] )?([^:\s]+):\s*(.*)$/.exec(words) ?? [];
  if (name) headers.push([name, value ?? '']);
}

function finished({ line: _line, body, part: _part, isVerbose: _, ...exchange }: Draft): Exchange {
  if (exchange.status === undefined) return exchange;
  const text = body.join('\n').replace(closing, '').trim();
  return { ...exchange, answerBody: withoutTerminal(text, exchange.answerHeaders) };
}

/** JSON without what a terminal has printed behind it: a prompt, the `%` of zsh, or what `--write-out` asks for. */
function withoutTerminal(text: string, headers: HeaderList | undefined): string {
  const length = Number(headerOf(headers, 'content-length') ?? 0);
  const bytes = new TextEncoder().encode(text);
  const parts = [
    text,
    new TextDecoder().decode(bytes.subarray(0, length)),
    text.replace(behindJson, '').trim(),
  ];
  return parts.find(isJson) ?? text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Splits a command as the shell does that it is written for: bash and its like, PowerShell or Windows' cmd. */
function shellWords(text: string, from: number): Command {
  const posix = posixWords(text, from);
  if (posix.looksLike === 'cmd') return cmdWords(text, from);
  if (posix.looksLike === 'powershell') return powershellWords(text, from);
  return posix;
}
