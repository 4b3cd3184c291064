import {
  type Exchange,
  type HeaderList,
  type Recording,
  RecordingError,
  Unreadable,
} from '../exchange.ts';
import { readCurl } from './curl-command.ts';
import { posixWords, type Command } from './posix-words.ts';
import { powershellWords } from './powershell-words.ts';

/** With or without the prompt of bash, PowerShell or cmd. */
const command = /^\s*(?:[$%#>] +|(?:PS )?[A-Za-z]:\\[^<>|\n]*> ?)?curl(?:\.exe)?\s/;
const statusLine = /^(?:< )?HTTP\/[\d.]+ (\d{3})/;
const requestLine = /^> ([A-Z]+) (\S+) HTTP\/[\d.]+/;
/** Diagnostics of `curl -v` and the progress meter. */
const verboseOutput = /^(?:\* |[{}] \[|\s*% Total|\s*Dl|\s*\d+ +\d+ +\d+ +\d)/;
const closing = /\* (?:Connection #\d|Closing connection|shutting down)[^\n]*$/;

interface Draft extends Omit<Exchange, 'answerHeaders'> {
  line: number;
  answerHeaders?: HeaderList | undefined;
  body: string[];
  part: 'request' | 'sent' | 'answer headers' | 'answer body';
}

export const isTranscript = (text: string): boolean =>
  text
    .split('\n')
    .some((line) => [command, statusLine, requestLine].some((form) => form.test(line)));

/** Parses curl commands, each followed by the output of `curl -i` or `curl -v`. */
export function readTranscript(text: string): Recording {
  const exchanges = [...draftsOf(text)].map((one) =>
    one instanceof RecordingError ? one : toExchange(one),
  );
  return { kind: 'curl transcript', total: exchanges.length, exchanges };
}

function* draftsOf(text: string): Generator<Draft | RecordingError> {
  // The requests of one command, whose responses are printed one after the other.
  let [draft, waiting]: [Draft | undefined, Draft[]] = [undefined, []];
  let line = 1;
  for (let at = 0; at < text.length;) {
    const from = at;
    const end = text.indexOf('\n', at) + 1 || text.length;
    const words = text.slice(at, end).replace(/\r?\n$/, '');
    at = end;
    const [, method, target] = requestLine.exec(words) ?? [];
    const [prefix] = command.exec(words) ?? [];
    if (prefix) {
      if (draft) yield* [draft, ...waiting];
      const read = shellWords(text, from + prefix.lastIndexOf('curl'));
      at = read.end;
      try {
        [draft, ...waiting] = requestsOf(read.words, line);
      } catch (cause) {
        if (!(cause instanceof Unreadable)) throw cause;
        [draft, waiting] = [undefined, []];
        yield new RecordingError(line, cause.message);
      }
    } else if (method && target) {
      const requested: Draft | undefined = draft?.part === 'request' ? draft : waiting[0];
      if (draft && draft !== requested) {
        yield draft;
        waiting = waiting.slice(1);
      }
      draft = sentDraft(requested, method, target, line);
    } else if (draft) {
      if (waiting.length > 0 && draft.part === 'answer body' && statusLine.test(words)) {
        yield draft;
        [draft, ...waiting] = waiting as [Draft, ...Draft[]];
      }
      addLine(draft, words);
    } else if (statusLine.test(words)) {
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

/** The request line in the output of `curl -v`, which is more accurate than the command. */
function sentDraft(
  requested: Draft | undefined,
  method: string,
  target: string,
  line: number,
): Draft {
  const origin = requested ? new URL(requested.url, 'http://recording.invalid').origin : '';
  return {
    place: requested?.place ?? `line ${line}`,
    line,
    method,
    url: `${origin}${target}`,
    requestHeaders: [],
    requestBody: requested ? requested.requestBody : method === 'GET' ? '' : undefined,
    body: [],
    part: 'sent',
  };
}

function addLine(draft: Draft, words: string): void {
  const [, status] = statusLine.exec(words) ?? [];
  if (status && draft.part !== 'answer body') {
    Object.assign(draft, { status: Number(status), answerHeaders: [], part: 'answer headers' });
  } else if (status && draft.body.join('').trim() === '') {
    // An interim response or a redirect that curl followed: only the last one counts.
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
    else if (!verboseOutput.test(words)) addHeader((draft.answerHeaders ??= []), words);
  } else if (draft.part === 'answer body' && !verboseOutput.test(words)) draft.body.push(words);
}

function addHeader(headers: HeaderList, words: string): void {
  const [, name, value] = /^(?:[<>] )?([^:\s]+):\s*(.*)$/.exec(words) ?? [];
  if (name) headers.push([name, value ?? '']);
}

function toExchange({ line: _line, body, part: _part, ...exchange }: Draft): Exchange {
  if (exchange.status === undefined) return exchange;
  return { ...exchange, answerBody: body.join('\n').replace(closing, '').trim() };
}

/** Splits a command by the rules of the shell it is written for: bash and similar, PowerShell or Windows' cmd. */
function shellWords(text: string, from: number): Command {
  const posix = posixWords(text, from);
  if (posix.looksLike === 'cmd') return cmdWords(text, from);
  if (posix.looksLike === 'powershell') return powershellWords(text, from);
  return posix;
}

/**
 * Splits a command of Windows' cmd, as "Copy as cURL (cmd)" writes it: cmd removes the carets, then the program
 * splits the line itself. Doubled backslashes count as one, because browsers double them.
 */
function cmdWords(text: string, from: number): Command {
  const { line, end } = withoutCarets(text, from);
  const words: string[] = [];
  let word: string | undefined;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const one = line[at]!;
    const next = line[at + 1] ?? '';
    if (one === '\\' && (next === '"' || next === '\\')) {
      word = (word ?? '') + next;
      at += 1;
    } else if (one === '"' && isQuoted && next === '"') {
      word = `${word ?? ''}"`;
      at += 1;
    } else if (one === '"') {
      isQuoted = !isQuoted;
      word ??= '';
    } else if (isQuoted || !/[ \t]/.test(one)) word = (word ?? '') + one;
    else {
      if (word !== undefined) words.push(word);
      word = undefined;
    }
  }
  if (word !== undefined) words.push(word);
  return { words, end };
}

/** Outside quotes a caret escapes the next character; at the end of a line, the first one of the next. */
function withoutCarets(text: string, from: number): { line: string; end: number } {
  let line = '';
  let isQuoted = false;
  let at = from;
  for (; at < text.length; at += 1) {
    const one = text[at]!;
    if (one === '\r' && text[at + 1] === '\n') continue;
    if (one === '\n' || (!isQuoted && /[&|<>]/.test(one))) break;
    // In cmd itself a quote after a backslash counts too; the writers of such commands do not expect that.
    if (/^\\[\\"]/.test(text.slice(at, at + 2))) {
      at += 1;
      line += `\\${text[at]}`;
      continue;
    }
    if (one === '"') isQuoted = !isQuoted;
    if (one !== '^' || isQuoted) {
      line += one;
      continue;
    }
    at += /^\r?\n/.exec(text.slice(at + 1, at + 3))?.[0].length ?? 0;
    if (text[at + 1] === '\r' && text[at + 2] === '\n') at += 1;
    at += 1;
    line += text[at] ?? '';
  }
  return { line, end: Math.min(at + 1, text.length) };
}
