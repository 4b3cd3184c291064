import type { Exchange, HeaderList } from '../exchange.ts';
import { RecordingError } from '../recording-error.ts';
import { readCurl } from './curl-command.ts';
import type { Recording } from './read-recording.ts';
import { shellWords } from './shell-words.ts';

const command = /^\s*(?:[$%#>] +)?curl(?:\.exe)?\s/;
const answer = /^(?:< )?HTTP\/[\d.]+ (\d{3})/;
const requestLine = /^> ([A-Z]+) (\S+) HTTP\/[\d.]+/;
/** What `curl -v` and its progress meter say about themselves. */
const chatter = /^(?:\* |[{}] \[|\s*% Total|\s*Dl|\s*\d+ +\d+ +\d+ +\d)/;
const closing = /\* (?:Connection #\d|Closing connection|shutting down)[^\n]*$/;

interface Draft extends Omit<Exchange, 'requestHeaders' | 'answerHeaders'> {
  line: number;
  requestHeaders: HeaderList;
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
  let draft: Draft | undefined;
  let line = 0;
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at) + 1 || text.length;
    const words = text.slice(at, end).replace(/\r?\n$/, '');
    line += 1;
    if (command.test(words)) {
      if (draft) yield draft;
      const read = shellWords(text, at);
      draft = draftOf(read.words, line);
      if (!draft) yield new RecordingError(line, 'this curl command has no address.');
      line += text.slice(at, read.end).replace(/\n$/, '').split('\n').length - 1;
      at = read.end;
      continue;
    }
    at = end;
    const [, method, target] = requestLine.exec(words) ?? [];
    if (method && target) {
      if (draft && draft.part !== 'request') yield draft;
      draft = sentDraft(draft?.part === 'request' ? draft : undefined, method, target, line);
    } else if (draft) take(draft, words);
    else if (answer.test(words)) {
      yield new RecordingError(
        line,
        'this answer stands without its request. Paste the curl command above it.',
      );
    }
  }
  if (draft) yield draft;
}

function draftOf(words: readonly string[], line: number): Draft | undefined {
  const start = words.findIndex((word) => /^curl(?:\.exe)?$/.test(word));
  const request = readCurl(words.slice(start + 1));
  return request && { place: `line ${line}`, line, ...request, body: [], part: 'request' };
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
    addHeader(draft.requestHeaders, words);
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
