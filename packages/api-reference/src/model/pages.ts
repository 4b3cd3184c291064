import { MANY_OPERATIONS } from '../constants.ts';
import type { ApiModel, ErrorSentence, Group, NamedSchema, Operation } from './api-model.ts';

/** What one page of an API shows at length. */
export interface Shown {
  groups: Group[];
  webhooks: Operation[];
  errors: ErrorSentence[];
  schemas: NamedSchema[];
}

/** A page of a large document beside its overview. */
export interface ReferencePage extends Shown {
  /** The end of its address, below that of the overview. */
  slug: string;
  /** What the sidebar calls it. */
  label: string;
  /** What it holds, in a sentence. */
  description: string;
}

/** As many characters of the model, as JSON, as a page shows. One thing that has more is a page. */
const PAGE_CHARACTERS = 1_000_000;

/**
 * The pages that a large document is divided into: one for each group of operations, for its webhooks,
 * errors and schemas, or several where one would be too long. None for other documents.
 */
export function pagesOf(model: ApiModel): ReferencePage[] {
  const pages = known.get(model) ?? (model.isLarge ? dividedModel(model) : []);
  known.set(model, pages);
  return pages;
}

/** Many ask for the pages of the same model. */
const known = new WeakMap<ApiModel, ReferencePage[]>();

function dividedModel(model: ApiModel): ReferencePage[] {
  const slugs = anchorsOf();
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
    slug: slugs(part > 0 ? `${kebab(label)}-${part + 1}` : kebab(label)),
    label: parts > 1 ? `${label}, ${part + 1} of ${parts}` : label,
    description: `${title}: ${what}.`,
  });
  // These first: a tag that is called like one of them gets a number.
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

/** What a page of an API shows at length, by the end of its address. Throws for one that is not there. */
export function shownOn(model: ApiModel, slug: string): Shown {
  if (!slug) return model.isLarge ? NOTHING : model;
  const page = pagesOf(model).find((one) => one.slug === slug);
  if (page) return page;
  throw new RangeError(`The ${model.title} has no page "${slug}".`);
}

/** What the overview shows at length: nothing but what is the same for all operations. */
export const NOTHING: Shown = { groups: [], webhooks: [], errors: [], schemas: [] };

/** A section of a page, as a list of contents calls it, and what stands in it. */
interface Section {
  kind: 'group' | 'webhooks' | 'errors' | 'schemas';
  label: string;
  anchor: string;
  entries: { anchor: string; label: string; method?: string }[];
}

/** The sections of a page, in its order. */
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

/** Cuts a list into pieces in its order, none too long. */
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

/** `claimRequest` becomes `claim-request`; a sentence becomes its words with hyphens. */
export function kebab(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return plain || 'value';
}

/**
 * Hands out each anchor once; a second asker for the same name gets `-2` behind it, or the next number
 * that is free where something is really called so.
 */
export type Anchors = (...parts: string[]) => string;

export function anchorsOf(): Anchors {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return (...parts) => {
    const wished = parts.join('--');
    let anchor = '';
    let count = counts.get(wished) ?? 0;
    do {
      count += 1;
      anchor = count === 1 ? wished : `${wished}-${count}`;
    } while (taken.has(anchor));
    counts.set(wished, count);
    taken.add(anchor);
    return anchor;
  };
}
