import { samplesFile } from '../../shared/constants.ts';
import { NOTHING, pagesOf } from '../model/pages.ts';
import type { ApiModel } from '../../shared/model.ts';
import { firstRequest } from '../../shared/samples/first-request.ts';
import type { SampleOptions } from '../../shared/samples/request.ts';
import { partMarkdown, referenceMarkdown } from './markdown.ts';

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
