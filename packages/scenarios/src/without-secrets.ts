import type { RequestStep, Step, Scenario } from './scenario.ts';

/** Names and values that are public. */
export interface Public {
  /** The names of the available APIs. */
  apis: readonly string[];
  /** The keys, ids and codes of the demonstration store, as printed in the docs. */
  values: ReadonlySet<string>;
}

/** Replaces a secret. */
const placeholder = 'not-shared';

/** Headers without credentials. */
const plainHeaders = new Set(['accept', 'accept-language', 'content-type', 'idempotency-key']);
/** Names of parameters and fields with secret values. */
const secretName =
  /key|token|secret|password|passphrase|signature|auth|cookie|credential|open_?code|message_?id/i;
/** Long, with letters and digits, as keys are: a secret wherever it occurs. */
const keyLike = /(?<![\w+.-])(?=[\w+-]*\d)(?=[\w+-]*[A-Za-z])[\w+-]{20,}={0,2}/g;
/** An id or the digits of a code, as a path segment. */
const keySegment = /^(?:\d{4,10}|(?=.*\d)[\w-]{16,})$/;
const isReference = (text: string) => /^\{\{[\w.-]+\}\}$/.test(text);

/**
 * Removes secrets from a scenario: where credentials are expected, only values of the demonstration store remain. Also
 * returns the numbers of the steps, counted from 1, in which something was replaced.
 */
export function withoutSecrets(
  { name, steps }: Scenario,
  known: Public,
): { scenario: Scenario; replaced: number[] } {
  const clean = createCleaner(known.values);
  const cleaned = steps.map((step) => cleanStep(step, clean));
  const replaced = cleaned.flatMap((step, index) =>
    JSON.stringify(step) === JSON.stringify(steps[index]) ? [] : [index + 1],
  );
  return { scenario: { name: clean.text(name), steps: cleaned }, replaced };
}

interface Cleaner {
  /** For values that are credentials. */
  secret: (value: string) => string;
  /** For all other text. */
  text: (value: string) => string;
}

function createCleaner(values: ReadonlySet<string>): Cleaner {
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

/** A form such as `a=1&b=2`, changed only where something is replaced. */
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

/** The word before a key, such as `Bearer`, remains if the key does. */
function cleanHeader(name: string, value: string, clean: Cleaner): string {
  if (plainHeaders.has(name.toLowerCase())) return value;
  const key = value.slice(value.indexOf(' ') + 1);
  return clean.secret(key) === key ? value : placeholder;
}

function cleanBody({ body, headers }: RequestStep, clean: Cleaner): string {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  if (type.toLowerCase().includes('urlencoded')) return cleanForm(body, clean);
  // On the text, so that invalid JSON is cleaned too, and everything else keeps its formatting.
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
