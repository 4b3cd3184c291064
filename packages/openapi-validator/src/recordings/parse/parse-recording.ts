import { type Recording, RecordingError } from '../exchange.ts';
import { jsonFault } from '../json-fault.ts';
import { readHar } from './har.ts';
import { readLines } from './lines.ts';
import { isTranscript, readTranscript } from './transcript.ts';

/**
 * Reads a HAR file (HTTP Archive 1.2), curl commands with what `curl -i` or `curl -v` printed, or a log
 * with one JSON object on each line.
 *
 * @throws {RecordingError} it is none of these, or a HAR file that is damaged
 */
export function parseRecording(text: string): Recording {
  const whole = text.replace(/^\uFEFF/, '');
  if (whole.trim() === '') throw new RecordingError(1, 'there is nothing in this recording.');
  if (!/^\s*[{[]/.test(whole)) {
    const isAlias = ofPowershell.test(whole);
    if (!isAlias && isTranscript(whole)) return readTranscript(whole);
    if (isAlias || ofBrowser.test(whole)) {
      throw new RecordingError(
        firstLine(whole),
        'this is a command of PowerShell or of JavaScript. Copy it as cURL, or save the calls as a HAR file.',
      );
    }
    throw new RecordingError(
      firstLine(whole),
      'this is neither a HAR file, a curl command, an answer that begins with HTTP/, nor a line of JSON.',
    );
  }
  if (isHar(whole)) return readHar(parsed(whole), whole);
  if (isWhole(firstText(whole))) return readLines(whole);
  const value = tried(whole);
  if (value === undefined) return readLines(whole);
  return readHarOrRecords(value, whole);
}

/** Windows PowerShell calls its own command `curl`; `curl.exe` is curl. */
const ofPowershell =
  /^\s*(?:PS [^\n>]*> *)?(?:(?:irm|iwr)\s|curl\s+(?:[^-\s]\S*\s+)?-(?:Uri|Method|Headers|Body|ContentType|UseBasicParsing|WebSession|InFile|OutFile)\b)/i;
const ofBrowser = /^\s*(?:\$\w+\s*=|(?:await\s+)?fetch\(|.*\bInvoke-(?:WebRequest|RestMethod)\b)/i;

/** Decided by its beginning, so that a damaged HAR file is called one. */
function isHar(text: string): boolean {
  return /^\s*\{\s*"log"\s*:\s*\{/.test(text.slice(0, 1_000));
}

function readHarOrRecords(value: unknown, text: string): Recording {
  const { log } = value as { log?: { entries?: unknown } };
  if (Array.isArray(log?.entries)) return readHar(value, text);
  const records = Array.isArray(value) ? value : [value];
  return readLines(records.map((record) => JSON.stringify(record)).join('\n'), 'record');
}

function parsed(text: string): unknown {
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

function tried(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isWhole = (line: string): boolean => tried(line) !== undefined && line.trimStart()[0] === '{';
const firstText = (text: string): string => /^\s*([^\n]*)/.exec(text)?.[1] ?? '';
const firstLine = (text: string): number => /^\s*/.exec(text)![0].split('\n').length;
