import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedText } from '@frontline/specs/published-text';
import { checkFaults, toldFaults, unusedComponents, linkWarnings } from './document/faults.ts';
import { printJson } from '../shared/digits.ts';
import { readDocument } from './document/read-document.ts';
import { resolveLinks } from './document/resolve-links.ts';
import { consoleForm } from './downloads/console-form.ts';
import { operationMarkdown, referenceMarkdown, partMarkdown } from './downloads/markdown.ts';
import { postmanCollection } from './downloads/postman.ts';
import { printYaml } from './document/yaml-text.ts';
import { buildModel } from './model/build-model.ts';
import type { ApiModel } from '../shared/model.ts';
import type { ReferenceDocument } from './options.ts';
import { renderPages } from './render.tsx';
import { samplesFile } from '../shared/constants.ts';
import { NOTHING, pagesOf } from './model/pages.ts';
import { firstRequest } from '../shared/samples/first-request.ts';
import type { SampleOptions } from '../shared/samples/request.ts';

/** Everything one document becomes. */
export interface ReferenceFiles {
  model: ApiModel;
  /** The bodies of its pages by the end of their addresses: one without, and those of a large document. */
  pages: Record<string, string>;
  /** What is amiss in a document that somebody else writes, a sentence each. */
  warnings: string[];
  /** Links of its descriptions that lead nowhere, a sentence each with its lines. */
  links: string[];
  /** Its components that nothing points to, so that no page shows them. */
  unused: string[];
  /** Files to publish below `/reference/<name>/`, by name. */
  downloads: Record<string, string>;
}

/** Reads a document and makes its page and files. Throws a `DocumentProblem` naming line and cure. */
export function referenceFiles(
  document: ReferenceDocument,
  place: { siteDir: string; baseUrl: string; secrets: Record<string, string> },
): ReferenceFiles {
  const file = path.resolve(place.siteDir, document.file);
  const source = readDocument(file, path.relative(process.cwd(), file));
  const links = resolveLinks(source, document);
  const model = buildModel(document.name, links.source);
  const warnings = document.isForeign ? toldFaults(source) : [];
  if (!document.isForeign) checkFaults(source);
  const samples: SampleOptions = {
    secrets: place.secrets,
    ...(document.client && { client: document.client }),
  };
  const operations = model.groups.flatMap((group) => group.operations);
  const written = publishedText(readFileSync(file, 'utf8'));
  const isJson = file.endsWith('.json');
  const rendered = renderPages(model, samples, `/reference/${document.name}/`, document.isInPage);
  return {
    model,
    links: linkWarnings(links, idsIn(Object.values(rendered))),
    warnings,
    unused: unusedComponents(source.root),
    pages: Object.fromEntries(
      Object.entries(rendered).map(([slug, html]) => [slug, belowBase(html, place.baseUrl)]),
    ),
    downloads: {
      'openapi.yaml': isJson ? printYaml(source.root) : written,
      'openapi.json': isJson ? written : `${printJson(source.root, 2)}\n`,
      'postman.json': `${JSON.stringify(postmanCollection(model, samples), null, 2)}\n`,
      'index.md': referenceMarkdown(model, samples),
      ...partFiles(model, samples),
      ...(!document.isInPage &&
        Object.fromEntries(
          operations.map((operation) => [
            `${operation.anchor}.form.json`,
            JSON.stringify(consoleForm(model, operation)),
          ]),
        )),
      ...Object.fromEntries(
        operations.map((operation) => [
          `${operation.anchor}.md`,
          operationMarkdown(model, operation, samples),
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
 * What the pages of a large document have beside their HTML: the Markdown of each, for its twin, and the
 * requests of its operations by their anchors, for samples in the languages that it does not hold.
 */
export function partFiles(model: ApiModel, samples: SampleOptions): Record<string, string> {
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
