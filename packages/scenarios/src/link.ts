import { checkScenario } from './check-scenario.ts';
import { ScenarioError, type Scenario, type RequestStep, type Step } from './scenario.ts';
import { withoutSecrets, type Public } from './without-secrets.ts';

/** Grows with every change after which an older site could not read what a newer one has written. */
const version = 1;
/** More than any scenario has: 40 steps at their limits, compressed. */
const longest = 64_000;

const damaged =
  'This link does not hold a whole scenario: a part of it was lost or changed on its way. Ask for it once more.';

/**
 * A whole scenario as letters, digits, `-`, `_` and `.`, for the part of an address behind `#`, which no server ever sees.
 * What looks like a secret and is not of the demonstration store is left out.
 *
 * @throws {ScenarioError} the scenario is none that can be played
 */
export async function writeLink(scenario: Scenario, known: Public): Promise<string> {
  const { scenario: shared } = withoutSecrets(scenario, known);
  checkScenario(shared, known.apis);
  return `${version}.${base64UrlOf(await deflated(JSON.stringify(packed(shared))))}`;
}

/**
 * The scenario that a link holds.
 *
 * @throws {ScenarioError} it is damaged, was written by a newer version, or is none that can be played
 */
export async function readLink(text: string, known: Public): Promise<Scenario> {
  const [, written, code] = /^(\d{1,4})\.([\w-]+)$/.exec(text) ?? [];
  if (!written || !code || text.length > longest) throw new ScenarioError(damaged);
  if (Number(written) > version)
    throw new ScenarioError(
      'This scenario was made by a newer version of these docs. Reload the page; if that does not help, open the link where it was made.',
    );
  const { scenario } = withoutSecrets(await contentOf(code), known);
  checkScenario(scenario, known.apis);
  return scenario;
}

async function contentOf(code: string): Promise<Scenario> {
  try {
    return unpacked(JSON.parse(await inflated(bytesOf(code))));
  } catch (cause) {
    throw new ScenarioError(damaged, { cause });
  }
}

/** Base64 for addresses, without padding (RFC 4648, section 5). */
const base64UrlOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The bytes again. @throws {DOMException} the text is none of that */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

/** Ten times what a scenario at all its limits takes: a small link that grows without end is none. */
const most = 2_000_000;

/** With a checksum at its end (RFC 1950): what was changed on its way is found out. */
async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The text again. @throws {TypeError} the bytes are damaged @throws {RangeError} they are too many */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError(`The text has more than ${most} bytes.`);
    }
    parts.push(value);
  }
}

/** A step without the names of its fields; empty ones at its end are left out. */
type Packed = (string | number | string[])[];

/** A scenario as a short list: its name, then its steps. */
const packed = ({ name, steps }: Scenario): unknown[] => [name, ...steps.map(packedStep)];

function packedStep(step: Step): Packed {
  if (step.kind === 'wait') return trimmed([step.seconds, step.note]);
  const { api, method, path, headers, body, as, note } = step;
  return trimmed([api, `${method} ${path}`, body, headers.flat(), as, note]);
}

function trimmed(fields: Packed): Packed {
  const last = fields.findLastIndex((field) => (Array.isArray(field) ? field.length > 0 : field));
  return fields.slice(0, last + 1);
}

/** The scenario again. @throws {TypeError} it is not such a list */
function unpacked(value: unknown): Scenario {
  const [name, ...steps] = listOf(value);
  return { name: textOf(name), steps: steps.map((step) => stepOf(listOf(step))) };
}

function stepOf([first, second, ...rest]: unknown[]): Step {
  if (typeof first === 'number') return { kind: 'wait', seconds: first, note: textOf(second) };
  const [body, headers, as, note] = rest;
  const [, method = '', path = ''] = /^(\S*) (.*)$/.exec(textOf(second)) ?? [];
  return {
    kind: 'request',
    api: textOf(first),
    method,
    path,
    headers: pairs(listOf(headers ?? []).map(textOf)),
    body: textOf(body),
    as: textOf(as),
    note: textOf(note),
  };
}

const pairs = (flat: string[]): RequestStep['headers'] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as const] : []));

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new TypeError('This is not a list.');
}

function textOf(value: unknown = ''): string {
  if (typeof value === 'string') return value;
  throw new TypeError('This is not a text.');
}
