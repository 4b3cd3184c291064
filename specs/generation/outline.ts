import type { OpenApiDocument, Operation, Schema } from '../document.ts';
import { answerSchemas, requestSchemas, withoutProse } from './checks.ts';

/**
 * A document for who holds exchanges to it in a page: its paths and what they take, and of answers when each is
 * given, its headers and media types. The schemas that compiled checks are made of stand beside it, because they
 * weigh less than those. All other prose stays out.
 */
export function outlineOf(whole: OpenApiDocument): object {
  const { paths, components } = whole;
  return {
    document: {
      paths: eachOf(paths, (item) => eachOf(item, operationOutline)),
      components: { securitySchemes: withoutProse(components.securitySchemes as Schema) },
    },
    requests: eachOf(requestSchemas(whole), withoutProse),
    answers: eachOf(answerSchemas(whole), withoutProse),
  };
}

function operationOutline({
  operationId,
  summary,
  security,
  parameters,
  requestBody,
  responses,
  'x-bad-request': badRequest,
  'x-repeat': repeat,
}: Operation): object {
  return {
    operationId,
    summary,
    security,
    ...(parameters && {
      parameters: parameters.map((one) => ({
        name: one.name,
        in: one.in,
        schema: withoutProse(one.schema),
      })),
    }),
    ...(requestBody && {
      requestBody: {
        content: eachOf(requestBody.content, ({ schema }) => ({ schema: withoutProse(schema) })),
      },
    }),
    ...(badRequest && { 'x-bad-request': badRequest }),
    'x-repeat': repeat,
    responses: eachOf(responses, ({ description, headers, content = {} }) => ({
      description,
      ...(headers && { headers: withoutProse(headers as Schema) }),
      content: eachOf(content, () => ({})),
    })),
  };
}

function eachOf<Value>(
  record: Record<string, Value> | Partial<Record<string, Value>>,
  change: (value: Value) => object,
): Record<string, object> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value as Value)]),
  );
}
