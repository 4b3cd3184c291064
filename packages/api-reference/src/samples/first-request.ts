import type { ApiModel, Operation } from '../model/api-model.ts';
import { answerKind } from './languages.ts';
import { sampleRequest, type SampledRequest, type SampleOptions } from './request.ts';

/** The request that the samples of an operation send, or undefined where it takes none. */
export function firstRequest(
  model: ApiModel,
  operation: Operation,
  options: SampleOptions,
): SampledRequest | undefined {
  const [example] = operation.requests;
  if (!example) return undefined;
  return {
    ...sampleRequest(model, operation, example, options),
    answer: answerKind(operation),
  };
}
