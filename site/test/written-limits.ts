/** A limit to search for. */
interface SearchedLimit {
  /** The name that pages use. */
  name: string;
  unit: string;
  value: number;
  /** `60 seconds` */
  text: string;
  /** `a minute` */
  about: string;
}

const number = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty)`;
const quantity = (units: string) => new RegExp(String.raw`\b${number}[ -](?:${units})\b`, 'i');

/** Patterns for amounts by kind. `a second request` is no amount, and `an hour` only if it is the limit. */
const amounts: Record<string, RegExp> = {
  time: new RegExp(
    String.raw`\b(?:${number}[ -](?:seconds?|minutes?|hours?|days?)|a minute|\d+ (?:s|min|h))\b`,
    'i',
  ),
  size: quantity('KiB|KB|MiB|MB|bytes?'),
  characters: quantity('characters?'),
  digits: quantity('digits?'),
  bits: quantity('bits?'),
  fields: quantity('(?:form )?fields?'),
  'wrong codes': quantity('wrong (?:open )?(?:codes?|ones?)|guesses|tries|attempts'),
};

const kindOf = (unit: string): string =>
  /^(?:seconds|minutes|hours|days)$/.test(unit) ? 'time' : unit === 'KiB' ? 'size' : unit;

/** Patterns for the subject of a sentence in which any amount of the kind means that limit. */
const subjects: Record<string, RegExp> = {
  'press-wait': /\bpress(?:es|ed|ing)?\b|\btaps?\b|\b429\b/i,
  'request-timeout':
    /\btim(?:es?|ed) out\b|\btime-?out\b|\bnobody (?:comes|claims)\b|\bunclaimed\b/i,
  'message-id-bits': /./,
  'retention-requests': /\bserver\b.*\b(?:kept|keeps?|deletes?d?)\b|KEEP_\w*DAYS/i,
  'locker-timer': /\btimer\b|\bcloses? by itself\b/i,
  'delay-max': /\bdelays?\b/i,
  'door-travel': /\bdoors?\b.*\b(?:travels?|arrives?|takes?|moves?)\b/i,
  'cool-off': /\bcool(?:s|ing|ed)?[ _-]?off/i,
  'open-code-length': /\b(?:open|pickup|wrong|right|digit|the|a)[ _-]codes?\b/i,
  'open-code-text-length': /\bopen[ _]codes?\b/i,
  'wrong-codes-at-once': /\bcodes?\b|\b429\b/i,
  'wrong-code-first-wait': /\bwrong\b.*\bcodes?\b/i,
  'wrong-code-longest-wait': /\bwrong\b.*\bcodes?\b/i,
  'retention-orders': /\bserver\b.*\b(?:kept|keeps?|deletes?d?)\b|KEEP_\w*DAYS/i,
  'retention-activity': /\bserver\b.*\b(?:kept|keeps?|deletes?d?)\b|KEEP_\w*DAYS/i,
  'text-length': /\b(?:texts?|messages?|body|speaks?)\b/i,
  'account-sid-length': /\bAccountSid\b/,
  'form-fields': /\b(?:more than|at most|up to|over)\b.*\bfields\b/i,
  'speak-again-wait': /\bspeaker\b|\bspoken\b/i,
  'speak-until': /\bspeaker\b|\bspoken\b/i,
  'retention-messages': /\bserver\b.*\b(?:kept|keeps?|deletes?d?)\b|KEEP_\w*DAYS/i,
  'body-limit': /\bbod(?:y|ies)\b|\brequests?\b|\b413\b/i,
  'idempotency-key-lifetime':
    /\bIdempotency-Key\b|\bkeys?\b.*\b(?:again|repeat\w*|answer)\b|\b(?:again|repeat\w*)\b.*\bkeys?\b/i,
};

/**
 * Finds sentences and table rows that hard-code a limit of a server, with the limit's name. Pages must use
 * `<Limit of="…" />`, and code the constant. Fences are tested elsewhere.
 */
export function writtenLimits(text: string, limits: readonly SearchedLimit[]): string[] {
  return unitsOf(text).flatMap((unit) =>
    limits.filter((limit) => writes(unit, limit)).map(({ name }) => `${name}: ${unit}`),
  );
}

function writes(sentence: string, { name, unit, value, text, about }: SearchedLimit): boolean {
  if (unit === 'port')
    return new RegExp(String.raw`(?<![\d.,])${value}(?![\d.,]*\d)`).test(sentence);
  const amount = amounts[kindOf(unit)];
  const subject = subjects[name];
  if (!amount || !subject)
    throw new Error(`site/test/written-limits.ts does not know how ${name} (${unit}) is written.`);
  const own = [text, about].some((words) => sentence.toLowerCase().includes(words));
  return (own || amount.test(sentence)) && subject.test(sentence);
}

/** Splits a text into sentences and table rows. */
const unitsOf = (text: string): string[] =>
  text
    .replaceAll(/^( *)```.*?^\1```$/gms, '')
    .split(/\n\s*\n|(?<=\|)\n|\n(?=\s*(?:[-*|]|\d+\.) )/)
    .flatMap((block) => block.replaceAll(/\s+/g, ' ').split(/(?<=[.!?]['"`)]*) (?=\S)/))
    .map((unit) => unit.trim())
    .filter(Boolean);
