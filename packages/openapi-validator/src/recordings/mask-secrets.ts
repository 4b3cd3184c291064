const dots = '••••';

/** A named secret: the name stays, its value goes. */
const named =
  /\b((?:api[-_ ]?key|secret[-_]?token|auth[-_]?token|access[-_]?token|token|device[-_]?key|password|passwd|(?:x-twilio-)?signature|AccountSid|open[-_]?code)["']?\s*[:=]\s*["']?)([^\s"'&,}\][]+)/gi;

/** What looks like a secret or a person wherever it stands. */
const patterns: [RegExp, string][] = [
  // A header as HAR writes it: the name in one field, the value in the next.
  [
    /("name"\s*:\s*"(?:authorization|(?:set-)?cookie|[\w-]*(?:key|token|secret|signature)[\w-]*)"\s*,\s*"value"\s*:\s*")[^"]*/gi,
    `$1${dots}`,
  ],
  [/\b((?:set-)?cookie["']?\s*[:=]\s*["']?)([^\r\n"']+)/gi, `$1${dots}`],
  [/(\s(?:-u|--user)[\s=]+["']?)([^\s"']+)/g, `$1${dots}`],
  [/\b(authorization["']?\s*[:=]\s*["']?[\w-]+\s+)([^\s"',]+)/gi, `$1${dots}`],
  [/\b(bearer\s+)([^\s"',]+)/gi, `$1${dots}`],
  [named, `$1${dots}`],
  [/(\/customers?\/)\d{4,10}/g, `$1${dots}`],
  [/\bAC[0-9a-f]{32}\b/gi, dots],
  [/(?<!\w)(?:\+|%2B)\d{8,15}\b/g, dots],
  [/[\w.+-]+@[\w-]+\.[\w.]+/g, dots],
  [/(?<![\w/+.-])(?=[\w+/-]*\d)(?=[\w+/-]*[A-Za-z])[\w+/-]{20,}={0,2}/g, dots],
];

/** A pasted text without what looks like keys, tokens, signatures, phone numbers and addresses. */
export function maskSecrets(text: string): string {
  return patterns.reduce((masked, [pattern, dotted]) => masked.replace(pattern, dotted), text);
}
