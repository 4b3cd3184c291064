import { samplesFile } from './constants.ts';
import { checkFaults, linkWarnings, faultMessages, unusedComponents } from './document/faults.ts';
import { readDocument } from './document/read-document.ts';
import { resolveLinks, type LinkOptions } from './document/resolve-links.ts';
import { printYaml } from './document/yaml-text.ts';
import { consoleForm } from './downloads/console-form.ts';
import {
  lettersOf,
  operationParts,
  partMarkdown,
  referenceMarkdown,
  withCredentials,
} from './downloads/markdown.ts';
import { postmanCollection } from './downloads/postman.ts';
import { printJson } from './json/digits.ts';
import { renderPages, type PageOptions } from './markup/render.tsx';
import type { ApiModel } from './model/api-model.ts';
import { buildModel } from './model/build-model.ts';
import type { Repeats } from './model/operations.ts';
import { NOTHING, pagesOf } from './model/pages.ts';
import { sampleRequest, type SampleOptions } from './samples/request.ts';

/** An OpenAPI document. */
export interface DocumentText {
  /** How links and files call the API, such as `lockers`. */
  name: string;
  text: string;
  /** File name for error messages. */
  file: string;
}

export interface ReferenceOptions extends LinkOptions, PageOptions, Partial<SampleOptions> {
  /** Wording for operations that are safe to repeat. */
  repeats?: Repeats;
  /** Consoles call a server that runs in the page, not the server addresses of the document. */
  isInPage?: boolean;
}

/** Everything generated from one document. */
export interface Reference {
  model: ApiModel;
  /** HTML of each page by slug. The overview has an empty slug; a large document has more pages. */
  pages: Record<string, string>;
  /** Faults in a third-party document, one sentence each. */
  warnings: string[];
  /** Broken links in descriptions, one sentence each with line numbers. */
  links: string[];
  /** JSON pointers of components that nothing references, so no page shows them. */
  unused: string[];
  /** Files to publish in the folder `reference/<name>/` below the base URL, by name. */
  downloads: Record<string, string>;
}

/**
 * Parses a document and generates its pages and downloads.
 *
 * @throws {DocumentProblem} with line and fix; for a third-party document (`isForeign`) only if it cannot be rendered
 */
export function createReference(
  { name, text: written, file }: DocumentText,
  options: ReferenceOptions = {},
): Reference {
  const { isForeign, isInPage, baseUrl = '/', secrets = {}, client } = options;
  // JSON must not start with a byte order mark (RFC 8259, section 8.1).
  const text = written.replace(/^\uFEFF/, '');
  const source = { ...readDocument(text, file), isForeign: isForeign === true };
  const { isJson } = source;
  const links = resolveLinks(source, options);
  const model = buildModel(name, links.source, options.repeats);
  const warnings = isForeign ? faultMessages(source) : [];
  if (!isForeign) checkFaults(source);
  const samples: SampleOptions = { secrets, ...(client && { client }) };
  const operations = model.groups.flatMap((group) => group.operations);
  const parts = new Map(
    operations.map((operation) => [operation.anchor, operationParts(model, operation, samples)]),
  );
  const letters = lettersOf(model, parts);
  const pages = renderPages(model, samples, `${baseUrl}reference/${name}/`, {
    ...options,
    letters,
  });
  return {
    model,
    links: linkWarnings(links, idsIn(Object.values(pages))),
    warnings,
    unused: unusedComponents(source.root),
    pages,
    downloads: {
      'openapi.yaml': isJson ? printYaml(source.root) : text,
      'openapi.json': isJson ? text : `${printJson(source.root, 2)}\n`,
      'postman.json': `${JSON.stringify(postmanCollection(model, samples), null, 2)}\n`,
      'index.md': referenceMarkdown(model, samples),
      ...partFiles(model, samples),
      ...Object.fromEntries(
        operations.flatMap((operation) => [
          [
            `${operation.anchor}.form.json`,
            JSON.stringify(consoleForm(model, operation, isInPage)),
          ],
          [
            `${operation.anchor}.md`,
            withCredentials(model, operation, parts.get(operation.anchor)!),
          ],
        ]),
      ),
    },
  };
}

const idsIn = (pages: string[]): Set<string> =>
  new Set(pages.flatMap((html) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));

/**
 * Extra files for the pages of a large document: the Markdown of each page, and its requests by
 * operation anchor, from which the browser generates samples in other languages.
 */
function partFiles(model: ApiModel, samples: SampleOptions): Record<string, string> {
  const pages = pagesOf(model);
  if (pages.length === 0) return {};
  return {
    'parts/index.md': referenceMarkdown(model, samples, NOTHING),
    ...Object.fromEntries(
      pages.flatMap((page) => {
        const operations = page.groups.flatMap((group) => group.operations);
        const requests = operations.map((operation) => [
          operation.anchor,
          sampleRequest(model, operation, operation.requests[0], samples),
        ]);
        return [
          [`parts/${page.slug}.md`, partMarkdown(model, samples, page)],
          [samplesFile(page.slug), JSON.stringify(Object.fromEntries(requests))],
        ];
      }),
    ),
  };
}
