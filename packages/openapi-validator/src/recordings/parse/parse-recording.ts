import { type Recording, RecordingError } from '../exchange.ts';
import { parsedJson } from '../../validate-response.ts';
import { jsonFault } from '../json-fault.ts';
import { readHar } from './har.ts';
import { readLines } from './lines.ts';
import { isCommand, isTranscript, readTranscript } from './transcript.ts';

/**
 * Parses a HAR file (HTTP Archive 1.2), curl commands with the output of `curl -i` or `curl -v`, or a log
 * with one JSON object per line.
 *
 * @throws {RecordingError} it is none of these, or a damaged HAR file
 */
export function parseRecording(text: string): Recording {
  const content = text.replace(/^[\uFEFF\u200B]+/, '');
  if (content.trim() === '') throw new RecordingError(1, 'there is nothing in this recording.');
  if (!/^\s*[{[]/.test(content) || isCommand(firstText(content))) {
    if (isTranscript(content)) return readTranscript(content);
    if (isLog(content)) return readLines(content);
    throw new RecordingError(
      firstLine(content),
      'this is neither a HAR file, a curl command, a message of HTTP/1.1, nor a line of JSON.',
    );
  }
  if (isHar(content)) return readHar(parseHar(content), content);
  const value = parsedJson(content);
  return value === undefined ? readLines(content) : readHarOrRecords(value, content);
}

/** Whether one of its lines is a request, whatever its other lines are. */
function isLog(text: string): boolean {
  for (const part of readLines(text).exchanges) if (!(part instanceof RecordingError)) return true;
  return false;
}

/** Decided by its beginning, so that a damaged HAR file is reported as one. */
function isHar(text: string): boolean {
  return /^\s*\{\s*"log"\s*:\s*\{/.test(text.slice(0, 1_000));
}

function readHarOrRecords(value: unknown, text: string): Recording {
  const { log } = value as { log?: { entries?: unknown } };
  if (Array.isArray(log?.entries)) return readHar(value, text);
  if (!Array.isArray(value) && !text.trim().includes('\n')) return readLines(text);
  const records = [value].flat();
  return readLines(records.map((record) => JSON.stringify(record)).join('\n'), 'record');
}

function parseHar(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const fault = jsonFault(text);
    const problem = fault ? `column ${fault.column}: ${fault.problem}` : String(cause);
    throw new RecordingError(
      fault?.line ?? 1,
      `the HAR file is damaged here, ${problem}. Export it again, or repair this line.`,
    );
  }
}

const firstText = (text: string): string => /^\s*([^\n]*)/.exec(text)?.[1] ?? '';
const firstLine = (text: string): number => /^\s*/.exec(text)![0].split('\n').length;
