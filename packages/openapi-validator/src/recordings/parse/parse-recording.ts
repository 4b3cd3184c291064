import { type Recording, RecordingError } from '../exchange.ts';
import { jsonFault } from '../json-fault.ts';
import { readHar } from './har.ts';
import { readLines } from './lines.ts';
import { isTranscript, readTranscript } from './transcript.ts';

/**
 * Parses a HAR file (HTTP Archive 1.2), curl commands with the output of `curl -i` or `curl -v`, or a log
 * with one JSON object per line.
 *
 * @throws {RecordingError} it is none of these, or a damaged HAR file
 */
export function parseRecording(text: string): Recording {
  const content = text.replace(/^\uFEFF/, '');
  if (content.trim() === '') throw new RecordingError(1, 'there is nothing in this recording.');
  if (!/^\s*[{[]/.test(content)) {
    const isAlias = powershellCommand.test(content);
    if (!isAlias && isTranscript(content)) return readTranscript(content);
    if (isAlias || fetchCommand.test(content)) {
      throw new RecordingError(
        firstLine(content),
        'this is a command of PowerShell or of JavaScript. Copy it as cURL, or save the calls as a HAR file.',
      );
    }
    throw new RecordingError(
      firstLine(content),
      'this is neither a HAR file, a curl command, an answer that begins with HTTP/, nor a line of JSON.',
    );
  }
  if (isHar(content)) return readHar(parseHar(content), content);
  if (isJsonObject(firstText(content))) return readLines(content);
  const value = parseOrUndefined(content);
  if (value === undefined) return readLines(content);
  return readHarOrRecords(value, content);
}

/** In Windows PowerShell `curl` is an alias of its own command; `curl.exe` is curl. */
const powershellCommand =
  /^\s*(?:PS [^\n>]*> *)?(?:(?:irm|iwr)\s|curl\s+(?:[^-\s]\S*\s+)?-(?:Uri|Method|Headers|Body|ContentType|UseBasicParsing|WebSession|InFile|OutFile)\b)/i;
const fetchCommand =
  /^\s*(?:\$\w+\s*=|(?:await\s+)?fetch\(|.*\bInvoke-(?:WebRequest|RestMethod)\b)/i;

/** Decided by its beginning, so that a damaged HAR file is reported as one. */
function isHar(text: string): boolean {
  return /^\s*\{\s*"log"\s*:\s*\{/.test(text.slice(0, 1_000));
}

function readHarOrRecords(value: unknown, text: string): Recording {
  const { log } = value as { log?: { entries?: unknown } };
  if (Array.isArray(log?.entries)) return readHar(value, text);
  const records = Array.isArray(value) ? value : [value];
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

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isJsonObject = (line: string): boolean =>
  parseOrUndefined(line) !== undefined && line.trimStart()[0] === '{';
const firstText = (text: string): string => /^\s*([^\n]*)/.exec(text)?.[1] ?? '';
const firstLine = (text: string): number => /^\s*/.exec(text)![0].split('\n').length;
