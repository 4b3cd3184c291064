import type { FormServer } from '@frontline/api-reference/page';

/** The values of the variables of an address, by name. */
type Values = Record<string, string>;

/** The address with these values; a variable without one has its default. */
export function addressWith({ url, template, variables = [] }: FormServer, values: Values): string {
  if (!template) return url;
  const given = new Map(variables.map(({ name, default: value }) => [name, value]));
  for (const [name, value] of Object.entries(values)) given.set(name, value);
  return template
    .replaceAll(/\{([^}]+)\}/g, (written, name: string) => given.get(name) ?? written)
    .replace(/\/$/, '');
}

/** The values with which a server has an address; undefined where it has it with none. */
export function valuesIn(server: FormServer, address: string): Values | undefined {
  const { url, template, variables = [] } = server;
  if (address === url) return {};
  if (!template) return undefined;
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const parts = template.replace(/\/$/, '').split(/\{[^}]+\}/);
  const found = new RegExp(`^${parts.map(escaped).join('([^/]*)')}$`).exec(address);
  if (!found) return undefined;
  const values = new Map(names.map((name, at) => [name, found[at + 1] ?? '']));
  const isAllowed = variables.every(
    ({ name, values: allowed }) => allowed.length === 0 || allowed.includes(values.get(name) ?? ''),
  );
  const whole = Object.fromEntries(values);
  return isAllowed && addressWith(server, whole) === address ? whole : undefined;
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
