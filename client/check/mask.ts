/** Shorter ones are words that stand in any text. */
const SHORTEST = 4;

/** Takes every form of the given secrets out of a text. */
export function maskOf(secrets: Iterable<string>): (text: string) => string {
  const forms = [...secrets]
    .filter(({ length }) => length >= SHORTEST)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .sort((a, b) => b.length - a.length);
  return (text) => forms.reduce((masked, form) => masked.replaceAll(form, '***'), text);
}
