import { renderToStaticMarkup } from 'react-dom/server';
import Page from '../../../src/components/api-reference/static/page.tsx';
import type { PageContext } from '../../../src/components/api-reference/static/page-context.ts';
import { MANY_OPERATIONS } from './constants.ts';
import type { ApiModel } from './model/types.ts';
import type { SampleOptions } from './samples/request.ts';

/** The reference of an API as HTML. It is never hydrated: what moves is found by its attributes. */
export function renderReference(
  model: ApiModel,
  samples: SampleOptions,
  folderUrl: string,
  isInPage = false,
): string {
  const anchors = new Map(model.schemas.map(({ name, anchor }) => [name, anchor]));
  const operations = model.groups.flatMap((group) => group.operations);
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const page: PageContext = {
    model,
    samples,
    isInPage,
    fileUrl: (name) => `${folderUrl}${name}`,
    schemaAnchor: (name) => anchors.get(name),
    operation: (id) => byId.get(id),
    isLarge: operations.length > MANY_OPERATIONS,
  };
  return renderToStaticMarkup(<Page page={page} />);
}
