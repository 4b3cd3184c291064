const MASK = '••••';

/** A named secret: only its value is masked. */
const namedSecret =
  /\b((?:(?:api|device)[-_ ]?key|(?:(?:secret|auth|access)[-_]?)?token|pass(?:word|wd)|signature|AccountSid|open[-_]?code)["']?\s*[:=]\s*["']?)[^\s"'&,}\][]+/gi;

/** Secrets and personal data, wherever they occur. */
const patterns: [RegExp, string][] = [
  // A header in a HAR file: the name in one field, the value in the next.
  [
    /("name"\s*:\s*"(?:authorization|(?:set-)?cookie|[\w-]*(?:key|token|secret|signature)[\w-]*)"\s*,\s*"value"\s*:\s*")[^"]*/gi,
    `$1${MASK}`,
  ],
  [/\b(cookie["']?\s*[:=]\s*["']?)[^\r\n"']+/gi, `$1${MASK}`],
  [/(\s(?:-u|--user)[\s=]+["']?)[^\s"']+/g, `$1${MASK}`],
  [/\b((?:bearer|authorization["']?\s*[:=]\s*["']?[\w-]+)\s+)[^\s"',]+/gi, `$1${MASK}`],
  [namedSecret, `$1${MASK}`],
  [/(\/customers?\/)\d{4,10}/g, `$1${MASK}`],
  [/\bAC[0-9a-f]{32}\b/gi, MASK],
  [/(?<!\w)(?:\+|%2B)\d{8,15}\b/g, MASK],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, MASK],
  // Anything that looks random, unless it begins like a path: `/api/`, `8004/api/` after a host, or `localhost/`.
  [
    /(?<![\w/+.-])(?![a-z]*\/|(?<=:)\d+\/)(?=[\w+/-]*\d)(?=[\w+/-]*[A-Za-z])[\w+/-]{20,}={0,2}/g,
    MASK,
  ],
];

/** Masks what looks like keys, tokens, signatures, phone numbers and e-mail addresses in a pasted text. */
export function maskSecrets(text: string): string {
  return patterns.reduce((masked, [pattern, dotted]) => masked.replace(pattern, dotted), text);
}
