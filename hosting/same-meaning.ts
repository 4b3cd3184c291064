// Hosts say some things in their own words. `check.ts` compares what the words mean.

/**
 * What a Cache-Control tells a browser, in the words of `rules.ts`. `max-age=0, must-revalidate` is
 * `no-cache` (RFC 9111, section 5.2.2), and `public` adds nothing to an answer without a sign-in.
 */
export function meaningOfCaching(value: string | null): string {
  const words = (value ?? '').toLowerCase().split(/\s*,\s*/);
  const told = words.filter((word) => word !== '' && word !== 'public');
  if (told.includes('max-age=0') && told.includes('must-revalidate')) return 'no-cache';
  return told.join(', ');
}

/** Old or registered names, and ours. */
const NAMES: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript', // RFC 9239, section 6.1
  'image/vnd.microsoft.icon': 'image/x-icon', // as registered at IANA
  'text/xml': 'application/xml', // RFC 7303, section 9.2
  'text/yaml': 'application/yaml', // RFC 9512, section 2.1
};

/**
 * What a Content-Type tells a browser, in the words of `rules.ts`. Only pages and plain text need
 * their charset said: JSON and YAML are UTF-8, XML names its own, styles and scripts take the page's.
 */
export function meaningOfType(value: string | null): string {
  const [name = '', ...parameters] = (value ?? '').toLowerCase().split(/\s*;\s*/);
  const known = NAMES[name] ?? name;
  return /^text\/(html|plain|markdown)$/.test(known) ? [known, ...parameters].join('; ') : known;
}
