import { renderToStaticMarkup } from 'react-dom/server';
import Page from '../../src/components/api-reference/static/page.tsx';
import type { PageContext } from '../../src/components/api-reference/static/page-context.ts';
import type { ApiModel } from './model/types.ts';
import type { SampleOptions } from './samples/request.ts';

/** The reference of an API as HTML. It is never hydrated: what moves is found by its attributes. */
export function renderReference(
  model: ApiModel,
  samples: SampleOptions,
  folderUrl: string,
): string {
  const anchors = new Map(model.schemas.map(({ name, anchor }) => [name, anchor]));
  const page: PageContext = {
    model,
    samples,
    fileUrl: (name) => `${folderUrl}${name}`,
    schemaAnchor: (name) => anchors.get(name),
  };
  return renderToStaticMarkup(<Page page={page} />);
}
