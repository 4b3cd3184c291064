import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Page from './page.tsx';
import { type PageContext, LookContext, plainLook, type Look } from './page-context.ts';
import { NOTHING, pagesOf } from '../model/pages.ts';
import type { ApiModel } from '../model/api-model.ts';
import type { SampleOptions } from '../samples/request.ts';

/** What the pages of a reference stand in. */
export interface PageOptions {
  /** The address of the first page; those of a large document stand below it. */
  address?: string;
  /** A server in the page answers the consoles, which else read what to ask for from a file. */
  isInPage?: boolean;
  /** What the pages stand in opens with the document's summary, so that they do not. */
  isIntroduced?: boolean;
  look?: Look;
}

/**
 * The pages of an API as HTML, by the end of their addresses: one without, and what a large document has
 * beside it. None is ever hydrated: what moves is found by its attributes.
 *
 * @param letters of each operation and schema by its anchor: a style sheet guesses by them how tall it will be
 */
export function renderPages(
  model: ApiModel,
  samples: SampleOptions,
  folderUrl: string,
  {
    address = `/${model.name}`,
    isInPage = false,
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
    samples,
    isInPage,
    isIntroduced,
    pageUrl: (slug) => `${address}/${slug}`,
    fileUrl: (name) => `${folderUrl}${name}`,
    schemaAnchor: (name) => anchors.get(name),
    operation: (id) => byId.get(id),
    sizeOf: (anchor) =>
      letters.has(anchor) ? ({ '--letters': letters.get(anchor) } as CSSProperties) : undefined,
    isLarge: model.isLarge,
  };
  const contexts = [
    whole,
    ...pages.map((shown): PageContext => ({ ...whole, shown, slug: shown.slug })),
  ];
  const html = contexts.map((page) => [
    page.slug,
    renderToStaticMarkup(
      <LookContext value={look}>
        <Page page={page} />
      </LookContext>,
    ),
  ]);
  return rewriteLinks(Object.fromEntries(html) as Record<string, string>, address);
}

/**
 * Leads links between the parts of a divided reference to the page where each part is. Links inside a
 * page stay as they are; so do all of a reference that is one page.
 *
 * @param pages HTML by the end of the address; the overview, whose end is empty, gives way to the others
 *   where both have a target
 * @param address of the overview
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
  const led = entries.map(({ slug, html, ids }) => [
    slug,
    html.replaceAll(/ href="#([^"]+)"/g, (written, id: string) => {
      const home = homes.get(id);
      if (home === undefined || home === slug || (slug && ids.has(id))) return written;
      return ` href="${address}${home && `/${home}`}#${id}"`;
    }),
  ]);
  return Object.fromEntries(led) as Record<string, string>;
}
