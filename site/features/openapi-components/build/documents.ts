import { fileURLToPath } from 'node:url';
import type { ApiModel, Operation } from '@frontline/api-reference/model';
import { apiNames, readSource, sourceUrl } from '@frontline/specs/apis';
import { limitsByName } from '@frontline/specs/limits';
import { oncePerProcess } from '../../../shell/build/plugins.ts';
import { modelNamed } from '../../reference/build/named-model.ts';

/** The OpenAPI files, one for each API. A change invalidates every page that shows a fact. */
export const documentFiles = apiNames.map((api) => fileURLToPath(sourceUrl(api)));

export interface ApiOperation extends Operation {
  /** The name of its API. */
  api: string;
}

export interface Facts {
  models: ApiModel[];
  /** By operationId, in reading order. */
  operations: Map<string, ApiOperation>;
  /** By the name that pages use, such as `press-wait` or `port-radio`. */
  limits: ReturnType<typeof limitsByName>;
}

const cache = oncePerProcess<{ latest?: Facts }>('openapi-components.facts', () => ({}));

/** The facts in the three documents as they are on disk, gathered only if one has changed. */
export function readFacts(): Facts {
  const models = apiNames.map(modelNamed);
  if (!cache.latest?.models.every((model, index) => model === models[index]))
    cache.latest = factsIn(models);
  return cache.latest;
}

function factsIn(models: ApiModel[]): Facts {
  const operations = models.flatMap(({ name: api, groups }) =>
    groups.flatMap((group) => group.operations.map((operation) => ({ ...operation, api }))),
  );
  return {
    models,
    operations: new Map(operations.map((operation) => [operation.operationId, operation])),
    limits: limitsByName(Object.fromEntries(apiNames.map((api) => [api, readSource(api)]))),
  };
}
