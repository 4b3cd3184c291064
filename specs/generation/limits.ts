import type { OpenApiDocument } from '../document.ts';
import { limitsByName, limitsIn, formatLimit, type Limit } from '../limits/limits.ts';

/** The fields of a limit that no code reads. */
const UNUSED = ['id', 'per', 'by'] as const;

/**
 * The source of a module with one constant for each limit of a document, so that bundles contain only the limits and
 * fields that they use.
 */
export function limitsModule(document: OpenApiDocument): string {
  const limits = Object.values(limitsIn(document));
  const kinds = [...new Set(limits.map(kindOf))].toSorted().join(', ');
  return [
    `import type { ${kinds} } from '../limits/limits.ts';`,
    `type Read<Kind> = Omit<Kind, ${UNUSED.map((name) => `'${name}'`).join(' | ')}>;`,
    ...limits.map((limit) => {
      const read = { ...limit, ...Object.fromEntries(UNUSED.map((name) => [name, undefined])) };
      return `export const ${camel(limit.id)}: Read<${kindOf(limit)}> = ${JSON.stringify(read)};`;
    }),
    '',
  ].join('\n');
}

function kindOf(limit: Limit): 'Duration' | 'Size' | 'Letters' | 'Limit' {
  if ('seconds' in limit) return 'Duration';
  if ('bytes' in limit) return 'Size';
  return 'alphabet' in limit ? 'Letters' : 'Limit';
}

/** The source of a module with the texts of limits that several documents have. */
export function sharedLimitsModule(documents: Record<string, OpenApiDocument>): string {
  const shared = [...limitsByName(documents)].filter(([, limits]) => limits.length > 1);
  return shared
    .map(([name, limits]) => {
      const words = { text: formatLimit(limits, 'text'), about: formatLimit(limits, 'about') };
      return `export const ${camel(name)} = ${JSON.stringify(words)};\n`;
    })
    .join('');
}

/** `call-for-help` → `CallForHelp` */
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());

/** `call-for-help` → `callForHelp` */
export const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, first: string) => first.toUpperCase());

/** `SecretToken` → `secret-token` */
export const kebab = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
