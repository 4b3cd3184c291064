import { port as radioPort } from '@frontline/specs/radio/limits';
import type { FormField } from '@frontline/twilio-signature/sorted-fields';
import { signText, textToSign } from '../../sandbox/page/text-signature.ts';

/** A form of the request that the signer may have seen. */
export interface Variant {
  url: string;
  /** Differences from the given URL and form, as parts of a sentence; empty for none. */
  differences: string[];
  fields: readonly FormField[];
}

const documented = new Set(['AccountSid', 'Body', 'From', 'To']);

/** The given URL and form, and every combination of common mistakes; fewest differences first. */
export function variantsOf(url: string, fields: readonly FormField[]): Variant[] {
  const forms: [string, readonly FormField[]][] = [
    ['', fields],
    ['only the four documented fields', fields.filter(([name]) => documented.has(name))],
    ['values without the spaces around them', fields.map(([name, value]) => [name, value.trim()])],
  ];
  const text = JSON.stringify(fields);
  const ownForms = forms.filter(([label, form]) => label === '' || JSON.stringify(form) !== text);
  return addresses(url)
    .flatMap(({ url: other, differences }) =>
      ownForms.map(([label, form]) => ({
        url: other,
        differences: [...differences, ...(label ? [label] : [])],
        fields: form,
      })),
    )
    .sort((one, other) => one.differences.length - other.differences.length);
}

/** The variants with the received signature. */
export async function matchingVariants(
  token: string,
  received: string,
  variants: readonly Variant[],
): Promise<Variant[]> {
  const isMatch = await Promise.all(
    variants.map(
      async ({ url, fields }) => (await signText(token, textToSign(url, fields))) === received,
    ),
  );
  return variants.filter((_, index) => isMatch[index]);
}

function addresses(url: string): Omit<Variant, 'fields'>[] {
  const parts = /^(https?):\/\/([^:/?#]+)(:\d+)?([^?#]*)(\?[^#]*)?/i.exec(url);
  if (!parts) return [{ url, differences: [] }];
  const [, scheme = '', host = '', port = '', path = '', query = ''] = parts;
  const other = scheme.toLowerCase() === 'https' ? 'http' : 'https';
  const slashed = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  const ports = ['', ':443', ':80', `:${radioPort.value}`].filter((one) => one !== port);
  const schemes: [string, string][] = [
    [scheme, ''],
    [other, `${other} in place of ${scheme}`],
  ];
  const hosts: [string, string][] = [
    [port, ''],
    ...ports.map((one): [string, string] => [one, one ? `port ${one.slice(1)}` : 'no port']),
  ];
  const paths: [string, string][] = [
    [path, ''],
    [slashed, path.endsWith('/') ? 'no slash at the end' : 'a slash at the end'],
  ];
  const queries: [string, string][] = [
    [query, ''],
    ...(query ? [['', 'no query string'] as [string, string]] : []),
  ];
  return schemes.flatMap(([s, a]) =>
    hosts.flatMap(([p, b]) =>
      paths.flatMap(([t, c]) =>
        queries.map(([q, d]) => ({
          url: `${s}://${host}${p}${t}${q}`,
          differences: [a, b, c, d].filter(Boolean),
        })),
      ),
    ),
  );
}
