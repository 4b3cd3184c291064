import { checkScenario } from './check-scenario.ts';
import { ScenarioError, type Scenario, type RequestStep, type Step } from './scenario.ts';
import { withoutSecrets, type Public } from './without-secrets.ts';

/** Increment it when older sites can no longer read what newer ones write. */
const version = 1;
/** In characters: 40 steps at their limits, if their texts are words. */
const maxLinkLength = 64_000;

const damaged =
  'This link does not hold a whole scenario: a part of it was lost or changed on its way. Ask for it once more.';

/**
 * A whole scenario as letters, digits, `-`, `_` and `.`, for the fragment of a URL, which is never sent to a server.
 * What looks like a secret and is not from the demonstration store is omitted.
 *
 * @throws {ScenarioError} the scenario cannot be played, or is too long for a link
 */
export async function writeLink(scenario: Scenario, known: Public): Promise<string> {
  const { scenario: shared } = withoutSecrets(scenario, known);
  checkScenario(shared, known.apis);
  const link = `${version}.${base64UrlOf(await deflate(JSON.stringify(pack(shared))))}`;
  if (link.length > maxLinkLength)
    throw new ScenarioError(
      'The scenario is too long for a link. Shorten the bodies of its steps.',
    );
  return link;
}

/**
 * The scenario of a link.
 *
 * @throws {ScenarioError} it is damaged, was written by a newer version, or cannot be played
 */
export async function readLink(text: string, known: Public): Promise<Scenario> {
  const [, writtenVersion, code] = /^(\d{1,4})\.([\w-]+)$/.exec(text) ?? [];
  if (!writtenVersion || !code || text.length > maxLinkLength) throw new ScenarioError(damaged);
  if (Number(writtenVersion) > version)
    throw new ScenarioError(
      'This scenario was made by a newer version of these docs. Reload the page; if that does not help, open the link where it was made.',
    );
  const { scenario } = withoutSecrets(await contentOf(code), known);
  checkScenario(scenario, known.apis);
  return scenario;
}

async function contentOf(code: string): Promise<Scenario> {
  try {
    return unpack(JSON.parse(await inflate(bytesOf(code))));
  } catch (cause) {
    throw new ScenarioError(damaged, { cause });
  }
}

/** Base64url without padding (RFC 4648, section 5). */
const base64UrlOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Decodes base64url. @throws {DOMException} the text is not base64url */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

/** Ten times the size of a scenario at all its limits: protects against decompression bombs. */
const maxTextBytes = 2_000_000;

/** Compresses with a checksum (RFC 1950), which detects changes in transit. */
async function deflate(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Decompresses. @throws {TypeError} the bytes are damaged @throws {RangeError} the text is too long */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > maxTextBytes) {
      await reader.cancel();
      throw new RangeError(`The text has more than ${maxTextBytes} bytes.`);
    }
    parts.push(value);
  }
}

/** A step without field names; trailing empty fields are omitted. */
type Packed = (string | number | string[])[];

/** A scenario as a compact list: its name, then its steps. */
const pack = ({ name, steps }: Scenario): unknown[] => [name, ...steps.map(packStep)];

function packStep(step: Step): Packed {
  if (step.kind === 'wait') return trimEmpty([step.seconds, step.note]);
  const { api, method, path, headers, body, as, note } = step;
  return trimEmpty([api, `${method} ${path}`, body, headers.flat(), as, note]);
}

function trimEmpty(fields: Packed): Packed {
  const last = fields.findLastIndex((field) => (Array.isArray(field) ? field.length > 0 : field));
  return fields.slice(0, last + 1);
}

/** Restores a scenario. @throws {TypeError} it is not such a list */
function unpack(value: unknown): Scenario {
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
