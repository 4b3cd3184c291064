import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Page from './page.tsx';
import { CurrentPage, plainLook, type Look, type PageContext } from './page-context.ts';
import { anchorsOf, NOTHING, pagesOf, type Anchors } from '../model/pages.ts';
import { headingsOf } from './prose.tsx';
import type { ApiModel } from '../model/api-model.ts';
import type { SampleOptions } from '../samples/request.ts';

/** Where and how the pages of a reference are embedded. */
export interface PageOptions {
  /** Path of the overview; further pages of a large document are below it. */
  address?: string;
  /** The surrounding page already shows the summary of the document. */
  isIntroduced?: boolean;
  look?: Look;
}

/**
 * Renders the pages of an API as HTML by slug: the overview, whose slug is empty, and the further pages
 * of a large document. They are never hydrated: scripts find interactive elements by their attributes.
 *
 * @param letters text length of each operation and schema by anchor, from which CSS estimates its height
 */
export function renderPages(
  model: ApiModel,
  samples: SampleOptions,
  folderUrl: string,
  {
    address = `/${model.name}`,
    isIntroduced = false,
    look = plainLook,
    letters = new Map(),
  }: PageOptions & { letters?: ReadonlyMap<string, number> } = {},
): Record<string, string> {
  const anchors = new Map(model.schemas.map(({ name, anchor }) => [name, anchor]));
  const operations = model.groups.flatMap((group) => group.operations);
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const pages = pagesOf(model);
  const whole: PageContext = {
    model,
    shown: pages.length > 0 ? NOTHING : model,
    slug: '',
    pages,
    headings: headingsOf(model.description, headingAnchors(model)),
    samples,
    isIntroduced,
    pageUrl: (slug) => `${address}/${slug}`,
    fileUrl: (name) => `${folderUrl}${name}`,
    schemaAnchor: (name) => anchors.get(name),
    operation: (id) => byId.get(id),
    sizeOf: (anchor) =>
      letters.has(anchor) ? ({ '--letters': letters.get(anchor) } as CSSProperties) : undefined,
    isLarge: model.isLarge,
    look,
  };
  const contexts = [
    whole,
    ...pages.map((shown): PageContext => ({ ...whole, shown, slug: shown.slug })),
  ];
  const html = contexts.map((page) => [
    page.slug,
    renderToStaticMarkup(
      <CurrentPage value={page}>
        <Page />
      </CurrentPage>,
    ),
  ]);
  return rewriteLinks(Object.fromEntries(html) as Record<string, string>, address);
}

/** Generates anchors that do not collide with those of sections. */
function headingAnchors(model: ApiModel): Anchors {
  const anchors = anchorsOf();
  const { credentials, groups, webhooks, errors, schemas } = model;
  const operations = groups.flatMap((group) => group.operations);
  for (const { anchor } of [credentials, groups, operations, webhooks, errors, schemas].flat())
    anchors(anchor);
  for (const section of SECTIONS) anchors(section);
  return anchors;
}

const SECTIONS = ['credentials', 'parts', 'webhooks', 'errors', 'schemas'];

/**
 * Points links within a multi-page reference to the page of their target. Links within a page, and
 * all links of a single-page reference, stay as they are.
 *
 * @param pages HTML by slug; the overview, whose slug is empty, yields to the others if both contain
 *   a target
 * @param address path of the overview
 */
function rewriteLinks(pages: Record<string, string>, address: string): Record<string, string> {
  const { '': overview = '', ...others } = pages;
  if (Object.keys(others).length === 0) return pages;
  const entries = [...Object.entries(others), ['', overview] as const].map(([slug, html]) => {
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
    return { slug, html, ids };
  });
  const homes = new Map<string, string>();
  for (const { slug, ids } of entries)
    for (const id of ids) if (!homes.has(id)) homes.set(id, slug);
  const rewritten = entries.map(({ slug, html, ids }) => [
    slug,
    html.replaceAll(/ href="#([^"]+)"/g, (written, id: string) => {
      const home = homes.get(id);
      if (home === undefined || home === slug || (slug && ids.has(id))) return written;
      return ` href="${address}${home && `/${home}`}#${id}"`;
    }),
  ]);
  return Object.fromEntries(rewritten) as Record<string, string>;
}
