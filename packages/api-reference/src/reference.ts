import { samplesFile } from './constants.ts';
import { checkFaults, linkWarnings, toldFaults, unusedComponents } from './document/faults.ts';
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
import { firstRequest } from './samples/first-request.ts';
import type { SampleOptions } from './samples/request.ts';

/** An OpenAPI document. */
export interface DocumentText {
  /** How links and files call the API, such as `lockers`. */
  name: string;
  text: string;
  /** As problems name it. One that ends in `.json` is JSON. */
  file: string;
}

export interface ReferenceOptions extends LinkOptions, PageOptions, Partial<SampleOptions> {
  /** What to say of operations that may be repeated. */
  repeats?: Repeats;
  /** Where its files are published, with a slash at the end. */
  folderUrl?: string;
  /** What addresses from the root of the site begin with: `/`, or more where it has a host with others. */
  baseUrl?: string;
}

/** All that one document becomes. */
export interface Reference {
  model: ApiModel;
  /** The bodies of its pages by the end of their addresses: one without, and those of a large document. */
  pages: Record<string, string>;
  /** What is amiss in a document that somebody else writes, a sentence each. */
  warnings: string[];
  /** Links of its descriptions that lead nowhere, a sentence each with its lines. */
  links: string[];
  /** Its components that nothing points to, so that no page shows them. */
  unused: string[];
  /** Files to publish below `folderUrl`, by name. */
  downloads: Record<string, string>;
}

/**
 * Reads a document and makes its pages and files. Throws a `DocumentProblem` naming line and cure, for one that
 * somebody else writes (`isForeign`) only where it cannot be shown.
 */
export function createReference(
  { name, text, file }: DocumentText,
  options: ReferenceOptions = {},
): Reference {
  const { isForeign = false, isInPage = false, secrets = {}, client } = options;
  const { folderUrl = `/reference/${name}/`, baseUrl = '/' } = options;
  const source = readDocument(text, file);
  const links = resolveLinks(source, options);
  const model = buildModel(name, links.source, options.repeats);
  const warnings = isForeign ? toldFaults(source) : [];
  if (!isForeign) checkFaults(source);
  const samples: SampleOptions = { secrets, ...(client && { client }) };
  const operations = model.groups.flatMap((group) => group.operations);
  const isJson = file.endsWith('.json');
  const parts = new Map(
    operations.map((operation) => [operation.anchor, operationParts(model, operation, samples)]),
  );
  const letters = lettersOf(model, parts);
  const rendered = renderPages(model, samples, folderUrl, { ...options, letters });
  return {
    model,
    links: linkWarnings(links, idsIn(Object.values(rendered))),
    warnings,
    unused: unusedComponents(source.root),
    pages: Object.fromEntries(
      Object.entries(rendered).map(([slug, html]) => [slug, belowBase(html, baseUrl)]),
    ),
    downloads: {
      'openapi.yaml': isJson ? printYaml(source.root) : text,
      'openapi.json': isJson ? text : `${printJson(source.root, 2)}\n`,
      'postman.json': `${JSON.stringify(postmanCollection(model, samples), null, 2)}\n`,
      'index.md': referenceMarkdown(model, samples),
      ...partFiles(model, samples),
      ...(!isInPage &&
        Object.fromEntries(
          operations.map((operation) => [
            `${operation.anchor}.form.json`,
            JSON.stringify(consoleForm(model, operation)),
          ]),
        )),
      ...Object.fromEntries(
        operations.map((operation) => [
          `${operation.anchor}.md`,
          withCredentials(model, operation, parts.get(operation.anchor)!),
        ]),
      ),
    },
  };
}

const idsIn = (pages: string[]): Set<string> =>
  new Set(pages.flatMap((html) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));

/** Leads links from the root of the site, as the prose of a document writes them, below its base URL. */
function belowBase(html: string, baseUrl: string): string {
  return html.replaceAll(/ (href|data-form|data-samples)="\//g, ` $1="${baseUrl}`);
}

/**
 * What the pages of a large document have beside their HTML: the Markdown of each, and the
 * requests of its operations by their anchors, for samples in the languages that it does not hold.
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
          firstRequest(model, operation, samples),
        ]);
        return [
          [`parts/${page.slug}.md`, partMarkdown(model, samples, page)],
          [samplesFile(page.slug), JSON.stringify(Object.fromEntries(requests))],
        ];
      }),
    ),
  };
}
