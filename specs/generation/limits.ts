import type { OpenApiDocument } from '../document.ts';
import { limitsByName, limitsIn, saidOf, type Limit } from '../limits/limits.ts';

/** What only the document and its page say of a limit. */
const UNREAD = ['id', 'per', 'by'] as const;

/**
 * Source of the limits of a document, one constant each, so that a page carries those it names and no other, and of
 * those what code reads.
 */
export function limitsModule(document: OpenApiDocument): string {
  const limits = Object.values(limitsIn(document));
  const kinds = [...new Set(limits.map(kindOf))].toSorted().join(', ');
  return [
    `import type { ${kinds} } from '../limits/limits.ts';`,
    `type Read<Kind> = Omit<Kind, ${UNREAD.map((name) => `'${name}'`).join(' | ')}>;`,
    ...limits.map((limit) => {
      const read = { ...limit, ...Object.fromEntries(UNREAD.map((name) => [name, undefined])) };
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

/** Source of what is said of the limits that several documents have: of each, the words for all of them. */
export function sharedLimitsModule(documents: Record<string, OpenApiDocument>): string {
  const shared = [...limitsByName(documents)].filter(([, kept]) => kept.length > 1);
  return shared
    .map(([name, kept]) => {
      const words = { text: saidOf(kept, 'text'), about: saidOf(kept, 'about') };
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
