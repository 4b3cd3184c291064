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

/** The docs, to be searched and read. The index is made at the first question. */
export function openLibrary(pages: DocsPage[]) {
  let search: ReturnType<typeof createSearch> | undefined;

  /** The best places for a question, best first. */
  function find(question: string, most: number): Place[] {
    search ??= createSearch(readIndex(writeIndex(pages.map(pageOf))));
    return search
      .find(question, undefined)
      .pages.flatMap((page) =>
        page.hits.map((hit) => ({ path: hit.url, page: page.title, section: hit.title })),
      )
      .slice(0, most);
  }

  const read = (path: string): string | undefined =>
    pages.find((page) => page.path === path)?.markdown;

  return { find, read };
}

const titleIn = (markdown: string, path: string) => /^# (.+)$/m.exec(markdown)?.[1] ?? path;

/** A page as the search sees it: its sections are what lies between two headings. */
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
    // An operation stands there under its own name.
    .filter((section) => !operations.some(({ title }) => title === section.title));
  const first = { title, anchor: '', text: introduction };
  const sections = [first, ...written, ...operations];
  return { url: path, title, group: '', sections };
}

/** The operations of an API, which readers also call by their names and lines. */
const operationSections = (api: Api): Section[] =>
  operationsIn(api).map(({ operation, line }) => ({
    title: operation.summary,
    anchor: anchorOf(operation.operationId),
    text: operation.description,
    keywords: [operation.operationId, line],
  }));

/** Where an operation is found: by its name, or by `POST /api/lockers/orders`. */
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
