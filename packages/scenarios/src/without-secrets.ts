import type { RequestStep, Step, Scenario } from './scenario.ts';

/** What everybody may see. */
export interface Public {
  /** The names of the APIs there are. */
  apis: readonly string[];
  /** The keys, ids and codes of the demonstration store, as the docs print them. */
  values: ReadonlySet<string>;
}

/** What stands in the place of a secret. */
const placeholder = 'not-shared';

/** Headers that say how to read a request, not who sends it. */
const plainHeaders = new Set(['accept', 'accept-language', 'content-type', 'idempotency-key']);
/** Names of parameters and fields whose values open something. */
const secretName =
  /key|token|secret|password|passphrase|signature|auth|cookie|credential|open_?code|message_?id/i;
/** Long, with letters and digits, as keys are: a secret wherever it stands. */
const keyLike = /(?<![\w+.-])(?=[\w+-]*\d)(?=[\w+-]*[A-Za-z])[\w+-]{20,}={0,2}/g;
/** Letters of an id, or the digits of a code, as they stand in a path. */
const keySegment = /^(?:\d{4,10}|(?=.*\d)[\w-]{16,})$/;
const isReference = (text: string) => /^\{\{[\w.-]+\}\}$/.test(text);

/**
 * The scenario without secrets: in places that hold credentials only values of the demonstration store stay. Answers
 * too in which steps, counted from 1, something was replaced.
 */
export function withoutSecrets(
  { name, steps }: Scenario,
  known: Public,
): { scenario: Scenario; replaced: number[] } {
  const clean = cleaner(known.values);
  const cleaned = steps.map((step) => cleanStep(step, clean));
  const replaced = cleaned.flatMap((step, index) =>
    JSON.stringify(step) === JSON.stringify(steps[index]) ? [] : [index + 1],
  );
  return { scenario: { name: clean.text(name), steps: cleaned }, replaced };
}

interface Cleaner {
  /** Where a credential stands. */
  secret: (value: string) => string;
  /** Anywhere else. */
  text: (value: string) => string;
}

function cleaner(values: ReadonlySet<string>): Cleaner {
  const isPublic = (value: string) => values.has(value) || isReference(value) || value === '';
  return {
    secret: (value) => (isPublic(value) ? value : placeholder),
    text: (value) => value.replaceAll(keyLike, (one) => (isPublic(one) ? one : placeholder)),
  };
}

function cleanStep(step: Step, clean: Cleaner): Step {
  const note = clean.text(step.note);
  if (step.kind === 'wait') return { ...step, note };
  return {
    ...step,
    note,
    path: cleanPath(step.path, clean),
    headers: step.headers.map(([name, value]) => [name, cleanHeader(name, value, clean)]),
    body: cleanBody(step, clean),
  };
}

function cleanPath(path: string, clean: Cleaner): string {
  const [before = '', ...query] = path.split('?');
  const segments = before
    .split('/')
    .map((segment) => (keySegment.test(segment) ? clean.secret(segment) : segment));
  const search = query.join('?');
  return segments.join('/') + (query.length > 0 ? `?${cleanForm(search, clean)}` : '');
}

/** `a=1&b=2`, changed only where something is replaced. */
const cleanForm = (text: string, clean: Cleaner): string =>
  text
    .split('&')
    .map((pair) => {
      const at = pair.indexOf('=');
      if (at < 0) return clean.text(pair);
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      return `${name}=${secretName.test(name) ? clean.secret(value) : clean.text(value)}`;
    })
    .join('&');

/** The word before a key, such as `Bearer`, stays where the key may. */
function cleanHeader(name: string, value: string, clean: Cleaner): string {
  if (plainHeaders.has(name.toLowerCase())) return value;
  const key = value.slice(value.indexOf(' ') + 1);
  return clean.secret(key) === key ? value : placeholder;
}

function cleanBody({ body, headers }: RequestStep, clean: Cleaner): string {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  if (type.toLowerCase().includes('urlencoded')) return cleanForm(body, clean);
  // By its text, so that what is not quite JSON is looked through too, and the rest stays as it was written.
  const fields = body.replaceAll(
    /("(?:[^"\\]|\\.)*")(\s*:\s*)("(?:[^"\\]|\\.)*"|[\w.+-]{4,})/g,
    (whole, name: string, colon: string, value: string) => {
      if (!secretName.test(name)) return whole;
      const bare = value.startsWith('"') ? value.slice(1, -1) : value;
      if (/^(?:true|false|null)$/.test(value) || clean.secret(bare) === bare) return whole;
      return `${name}${colon}"${placeholder}"`;
    },
  );
  return clean.text(fields);
}
