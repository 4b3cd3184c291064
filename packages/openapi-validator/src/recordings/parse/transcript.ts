import {
  type Exchange,
  type HeaderList,
  type Recording,
  RecordingError,
  Unreadable,
} from '../exchange.ts';
import { readCurl } from './curl-command.ts';
import { cmdWords } from './cmd-words.ts';
import { posixWords, type Command } from './posix-words.ts';
import { powershellWords } from './powershell-words.ts';

/** Behind the prompt of bash, of PowerShell or of cmd. */
const command = /^\s*(?:[$%#>] +|(?:PS )?[A-Za-z]:\\[^<>|\n]*> ?)?curl(?:\.exe)?\s/;
const answer = /^(?:< )?HTTP\/[\d.]+ (\d{3})/;
const requestLine = /^> ([A-Z]+) (\S+) HTTP\/[\d.]+/;
/** What `curl -v` and its progress meter say about themselves. */
const chatter = /^(?:\* |[{}] \[|\s*% Total|\s*Dl|\s*\d+ +\d+ +\d+ +\d)/;
const closing = /\* (?:Connection #\d|Closing connection|shutting down)[^\n]*$/;

interface Draft extends Omit<Exchange, 'answerHeaders'> {
  line: number;
  answerHeaders?: HeaderList | undefined;
  body: string[];
  part: 'request' | 'sent' | 'answer headers' | 'answer body';
}

export const isTranscript = (text: string): boolean =>
  text.split('\n').some((line) => [command, answer, requestLine].some((form) => form.test(line)));

/** Reads curl commands, each with what `curl -i` or `curl -v` printed below it. */
export function readTranscript(text: string): Recording {
  const exchanges = [...draftsOf(text)].map((one) =>
    one instanceof RecordingError ? one : finished(one),
  );
  return { kind: 'curl transcript', total: exchanges.length, exchanges };
}

function* draftsOf(text: string): Generator<Draft | RecordingError> {
  // The requests of a command, whose answers are printed one after the other.
  let [draft, waiting]: [Draft | undefined, Draft[]] = [undefined, []];
  let line = 1;
  for (let at = 0; at < text.length;) {
    const from = at;
    const end = text.indexOf('\n', at) + 1 || text.length;
    const words = text.slice(at, end).replace(/\r?\n$/, '');
    at = end;
    const [, method, target] = requestLine.exec(words) ?? [];
    const [prompted] = command.exec(words) ?? [];
    if (prompted) {
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
      const asked: Draft | undefined = draft?.part === 'request' ? draft : waiting[0];
      if (draft && draft !== asked) {
        yield draft;
        waiting = waiting.slice(1);
      }
      draft = sentDraft(asked, method, target, line);
    } else if (draft) {
      if (waiting.length > 0 && draft.part === 'answer body' && answer.test(words)) {
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
  } else if (draft.part === 'answer body' && !chatter.test(words)) draft.body.push(words);
}

function addHeader(headers: HeaderList, words: string): void {
  const [, name, value] = /^(?:[<>] )?([^:\s]+):\s*(.*)$/.exec(words) ?? [];
  if (name) headers.push([name, value ?? '']);
}

function finished({ line: _line, body, part: _part, ...exchange }: Draft): Exchange {
  if (exchange.status === undefined) return exchange;
  return { ...exchange, answerBody: body.join('\n').replace(closing, '').trim() };
}

/** Splits a command as the shell does that it is written for: bash and its like, PowerShell or Windows' cmd. */
function shellWords(text: string, from: number): Command {
  const posix = posixWords(text, from);
  if (posix.looksLike === 'cmd') return cmdWords(text, from);
  if (posix.looksLike === 'powershell') return powershellWords(text, from);
  return posix;
}
