import { checkScenario } from './check-scenario.ts';
import { packed, unpacked } from './packed.ts';
import { ScenarioError, type Scenario } from './scenario.ts';
import { withoutSecrets, type Public } from './without-secrets.ts';

/** Grows with every change after which an older site could not read what a newer one has written. */
const version = 1;
/** More than any story has: 40 steps at their limits, compressed. */
const longest = 64_000;

const damaged =
  'This link does not hold a whole story: a part of it was lost or changed on its way. Ask for it once more.';

/**
 * A whole story as letters, digits, `-`, `_` and `.`, for the part of an address behind `#`, which no server ever sees.
 * What looks like a secret and is not of the demonstration store is left out.
 *
 * @throws {ScenarioError} the story is none that can be played
 */
export async function writeLink(story: Scenario, known: Public): Promise<string> {
  const { story: shared } = withoutSecrets(story, known);
  checkScenario(shared, known.apis);
  return `${version}.${base64UrlOf(await deflated(JSON.stringify(packed(shared))))}`;
}

/**
 * The story that a link holds.
 *
 * @throws {ScenarioError} it is damaged, was written by a newer version, or is none that can be played
 */
export async function readLink(text: string, known: Public): Promise<Scenario> {
  const [, written, code] = /^(\d{1,4})\.([\w-]+)$/.exec(text) ?? [];
  if (!written || !code || text.length > longest) throw new ScenarioError(damaged);
  if (Number(written) > version)
    throw new ScenarioError(
      'This story was made by a newer version of these docs. Reload the page; if that does not help, open the link where it was made.',
    );
  const { story } = withoutSecrets(await contentOf(code), known);
  checkScenario(story, known.apis);
  return story;
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

/** Ten times what a story at all its limits takes: a small link that grows without end is none. */
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
