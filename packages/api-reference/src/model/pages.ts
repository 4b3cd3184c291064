import { MANY_OPERATIONS } from '../constants.ts';
import type { ApiModel, ErrorSentence, Group, NamedSchema, Operation } from './api-model.ts';

/** The contents of one page of an API. */
export interface Shown {
  groups: Group[];
  webhooks: Operation[];
  errors: ErrorSentence[];
  schemas: NamedSchema[];
}

/** A page of a large document other than its overview. */
export interface ReferencePage extends Shown {
  /** Last segment of its address, below the overview. */
  slug: string;
  /** Label in the sidebar. */
  label: string;
  /** Its contents in one sentence. */
  description: string;
}

/** Size limit of a page: characters of its model as JSON. A single larger item gets its own page. */
const PAGE_CHARACTERS = 1_000_000;

/**
 * The pages of a large document: one per group of operations and one each for webhooks, errors, and
 * schemas, or several if one would be too long. Empty for other documents.
 */
export function pagesOf(model: ApiModel): ReferencePage[] {
  const pages = cache.get(model) ?? (model.isLarge ? dividedModel(model) : []);
  cache.set(model, pages);
  return pages;
}

const cache = new WeakMap<ApiModel, ReferencePage[]>();

function dividedModel(model: ApiModel): ReferencePage[] {
  const slugs = anchorsOf();
  // The file name of the overview.
  slugs('index');
  const { title } = model;
  const page = (
    label: string,
    part: number,
    parts: number,
    shown: Partial<Shown>,
    what: string,
  ) => ({
    ...NOTHING,
    ...shown,
    slug: slugs([fileStem(kebab(label)), ...(part > 0 ? [part + 1] : [])].join('-')),
    label: parts > 1 ? `${label}, ${part + 1} of ${parts}` : label,
    description: `${title}: ${what}.`,
  });
  // Assign these slugs first: a tag with the same name gets a number.
  const others = [
    ...divided(model.webhooks).map((webhooks, part, all) =>
      page('Webhooks', part, all.length, { webhooks }, counted(webhooks.length, 'webhook')),
    ),
    ...divided(model.errors, Infinity).map((errors, part, all) =>
      page('Errors', part, all.length, { errors }, counted(errors.length, 'error sentence')),
    ),
    ...divided(model.schemas).map((schemas, part, all) =>
      page(
        'Schemas',
        part,
        all.length,
        { schemas },
        `schemas ${schemas[0]!.name} to ${schemas.at(-1)!.name}`,
      ),
    ),
  ];
  const groups = model.groups.flatMap((group) =>
    divided(group.operations).map((operations, part, all) => {
      const shown = { ...group, operations, ...(part > 0 && { description: '', partOf: '' }) };
      const what = `${counted(operations.length, 'operation')} under ${group.name}`;
      return page(group.name, part, all.length, { groups: [shown] }, what);
    }),
  );
  return [...groups, ...others];
}

/** The contents of a page by its slug. @throws {RangeError} no such page */
export function shownOn(model: ApiModel, slug: string): Shown {
  if (!slug) return model.isLarge ? NOTHING : model;
  const page = pagesOf(model).find((one) => one.slug === slug);
  if (page) return page;
  throw new RangeError(`The ${model.title} has no page "${slug}".`);
}

/** The contents of an overview, which lists operations without details. */
export const NOTHING: Shown = { groups: [], webhooks: [], errors: [], schemas: [] };

/** A section of a page for the table of contents, with its entries. */
interface Section {
  kind: 'group' | 'webhooks' | 'errors' | 'schemas';
  label: string;
  anchor: string;
  entries: { anchor: string; label: string; method?: string }[];
}

/** The sections of a page in page order. */
export function sectionsOf({ groups, webhooks, errors, schemas }: Shown): Section[] {
  const others: Section[] = [
    {
      kind: 'webhooks',
      label: 'Webhooks',
      anchor: 'webhooks',
      entries: webhooks.map(({ anchor, summary }) => ({ anchor, label: summary })),
    },
    {
      kind: 'errors',
      label: 'Errors',
      anchor: 'errors',
      entries: errors.map(({ anchor, sentence }) => ({ anchor, label: sentence })),
    },
    {
      kind: 'schemas',
      label: 'Schemas',
      anchor: 'schemas',
      entries: schemas.map(({ anchor, name }) => ({ anchor, label: name })),
    },
  ];
  return [
    ...groups.map(({ name, anchor, operations }): Section => ({
      kind: 'group',
      label: name,
      anchor,
      entries: operations.map(({ anchor: own, summary, method }) => ({
        anchor: own,
        label: summary,
        method,
      })),
    })),
    ...others.filter(({ entries }) => entries.length > 0),
  ];
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Splits a list into chunks that fit on a page, in order. */
function divided<Item>(items: Item[], most = MANY_OPERATIONS): Item[][] {
  const pieces: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const characters = JSON.stringify(item).length;
    const last = pieces.at(-1);
    if (last && last.length < most && room >= characters) last.push(item);
    else pieces.push([item]);
    if (last !== pieces.at(-1)) room = PAGE_CHARACTERS;
    room -= characters;
  }
  return pieces;
}

/** Truncates a name so that it fits in a file name (255 bytes), with room for a number and an extension. */
export const fileStem = (name: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(name).subarray(0, 200)).replace(/\ufffd+$/, '');

/**
 * Converts to kebab case: `claimRequest` becomes `claim-request`; words of a sentence are joined by hyphens. Latin letters
 * lose their accents, other scripts keep the marks that are part of a letter.
 */
export function kebab(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/['’`]|(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .normalize('NFC');
  return plain || 'value';
}

/**
 * Returns a unique anchor for a name: repeated names get the suffix `-2`, or the next number that is
 * not itself the name of something.
 */
export type Anchors = (...parts: string[]) => string;

export function anchorsOf(): Anchors {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return (...parts) => {
    const name = parts.join('--');
    let anchor = '';
    let count = counts.get(name) ?? 0;
    do {
      count += 1;
      anchor = count === 1 ? name : `${name}-${count}`;
    } while (taken.has(anchor));
    counts.set(name, count);
    taken.add(anchor);
    return anchor;
  };
}
