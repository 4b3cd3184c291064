import type { ApiModel, Operation } from '../model/api-model.ts';
import { answerKind } from './languages.ts';
import { sampleRequest, type SampledRequest, type SampleOptions } from './request.ts';

/** The request shown in the samples of an operation, or undefined if it has no example. */
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
