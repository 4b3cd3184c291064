import { pagesOf, sectionsOf, type ApiModel } from '@frontline/api-reference/model';
import { modelNamed } from './named-model.ts';
import type { ReferenceDocument } from './read-document.ts';

/** A sidebar link to a section (`reference-part`) or an operation (`reference-entry`) of a reference page. */
interface SidebarEntry {
  type: 'link';
  /** Unique translation key: entries of several references may share a label. */
  key: string;
  label: string;
  href: string;
  className: string;
}

/**
 * Sidebar entries below a reference page: its sections and operations or, for a large document, the ids of
 * the pages written by write-pages.ts.
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

/** Errors and schemas are too many to be listed one by one. */
const partsOf = (model: ApiModel): Part[] => [
  ...(model.credentials.length > 0 ? [{ label: 'Credentials', anchor: 'credentials' }] : []),
  ...sectionsOf(model).flatMap(({ kind, label, anchor, entries }) => [
    { label, anchor },
    ...(['errors', 'schemas'].includes(kind) ? [] : entries),
  ]),
];
