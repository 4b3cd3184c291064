import { pagesOf, sectionsOf, type ApiModel } from '@frontline/api-reference/model';
import { modelNamed } from './named-model.ts';
import type { ReferenceDocument } from './read-document.ts';

/** A link of the sidebar to a part of a reference page, a `reference-part` or a `reference-entry`. */
interface SidebarEntry {
  type: 'link';
  /** Tells it from entries of other references with its label, where the site is translated. */
  key: string;
  label: string;
  href: string;
  className: string;
}

/**
 * What the sidebar shows below the name of a reference page: its parts and its operations, or of a large
 * document the ids of its other pages, which write-pages.ts has written.
 */
export function sidebarEntries(
  { name }: ReferenceDocument,
  page: string,
): (SidebarEntry | string)[] {
  const model = modelNamed(name);
  if (model.isLarge) return pagesOf(model).map(({ slug }) => `apis/${name}/${slug}`);
  return partsOf(model).map(({ label, anchor, method }) => ({
    type: 'link',
    key: `${page}#${anchor}`,
    label,
    href: `${page}#${anchor}`,
    className: method ? `reference-entry method-${method.toLowerCase()}` : 'reference-part',
  }));
}

interface Part {
  label: string;
  anchor: string;
  method?: string;
}

/** Errors and schemas are too many to be entries. */
const partsOf = (model: ApiModel): Part[] => [
  ...(model.credentials.length > 0 ? [{ label: 'Credentials', anchor: 'credentials' }] : []),
  ...sectionsOf(model).flatMap(({ kind, label, anchor, entries }) => [
    { label, anchor },
    ...(['errors', 'schemas'].includes(kind) ? [] : entries),
  ]),
];
