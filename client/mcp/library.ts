import {
  createSearch,
  readIndex,
  slug,
  writeIndex,
  type Page,
  type Section,
} from '@frontline/search';
import type { ApiName } from '@frontline/specs/api-names';
import { apis, operationsIn, type Api } from '../check/apis.ts';
import type { DocsPage } from '../pack/optional-command.ts';
import { anchorOf } from '@frontline/openapi-validator';

interface Place {
  path: string;
  page: string;
  section: string;
}

/** Opens the docs for search and reading. The index is built at the first query. */
export function openLibrary(pages: DocsPage[]) {
  let search: ReturnType<typeof createSearch> | undefined;

  /** The best matches for a query, best first. */
  function find(query: string, limit: number): Place[] {
    search ??= createSearch(readIndex(writeIndex(pages.map(pageOf))));
    return search
      .find(query, undefined)
      .pages.flatMap((page) =>
        page.hits.map((hit) => ({ path: hit.url, page: page.title, section: hit.title })),
      )
      .slice(0, limit);
  }

  const read = (path: string): string | undefined =>
    pages.find((page) => page.path === path)?.markdown;

  return { find, read };
}

const titleIn = (markdown: string, path: string) => /^# (.+)$/m.exec(markdown)?.[1] ?? path;

/** A page for the search index, split into sections at its headings. */
function pageOf({ path, markdown }: DocsPage): Page {
  const title = titleIn(markdown, path);
  const [introduction = '', ...rest] = markdown
    .replaceAll(/^```[^]*?^```$/gm, (code) => code.replaceAll('#', ' '))
    .split(/^#{2,3} /m);
  const api = Object.values(apis).find(({ name }) => path === `/docs/apis/${name}`);
  const operations = api ? operationSections(api) : [];
  const written = rest
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const words = heading.replaceAll('`', '');
      return { title: words, anchor: slug(words), text: lines.join('\n') };
    })
    // The section of an operation is replaced by its entry in `operations`.
    .filter((section) => !operations.some(({ title }) => title === section.title));
  const first = { title, anchor: '', text: introduction };
  const sections = [first, ...written, ...operations];
  return { url: path, title, group: '', sections };
}

/** The operations of an API as sections, with their ids and request lines as keywords. */
const operationSections = (api: Api): Section[] =>
  operationsIn(api).map(({ operation, line }) => ({
    title: operation.summary,
    anchor: anchorOf(operation.operationId),
    text: operation.description,
    keywords: [operation.operationId, line],
  }));

/** Finds an operation by its id or by `POST /api/lockers/orders`. */
export function operationNamed(name: string): { api: ApiName; operationId: string } | undefined {
  return Object.values(apis)
    .flatMap((api) =>
      operationsIn(api).map(({ operation: { operationId }, line }) => ({
        api: api.name,
        operationId,
        line,
      })),
    )
    .find(({ operationId, line }) => name === operationId || name === line);
}
