import type { OpenApiDocument, Operation, Schema, Calls } from '../document.ts';
import { answerSchemas, requestSchemas, withoutProse } from './checks.ts';
import { operationsOf } from '../apis.ts';

/**
 * The part of a document that pages need to validate recorded exchanges: paths, parameters and bodies, and the
 * descriptions, headers and media types of responses. It includes the schemas, which are smaller than compiled
 * validators, and no other prose.
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
    responses: eachOf(responses, ({ description, headers, content = {} }) => ({
      // Shown as plain text.
      description: description.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim(),
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

/** The source of a module with the `Calls` of a document: no prose, no schemas. */
export function callsOf(document: OpenApiDocument): string {
  const { servers, components } = document;
  const credentials = Object.entries(components.securitySchemes)
    .filter(([, scheme]) => !scheme['x-signs'])
    .map(([name, { in: place = 'header', name: parameter = 'authorization', scheme }]) => [
      name,
      { in: place, name: parameter, ...(scheme && { scheme }) },
    ]);
  const operations = operationsOf(document).map(({ path, method, operation }) => [
    `${method.toUpperCase()} ${path}`,
    callOf(operation),
  ]);
  const calls: Calls = {
    server: servers[0]?.url ?? '',
    credentials: Object.fromEntries(credentials),
    operations: Object.fromEntries(operations),
  };
  const text = JSON.stringify(calls, null, 2);
  return `import type { Calls } from '../document.ts';\n\nexport const calls: Calls = ${text};\n`;
}

function callOf(operation: Operation): Calls['operations'][string] {
  const { parameters = [], requestBody, responses, security } = operation;
  const [credential] = security.flatMap(Object.keys);
  const isForm = 'application/x-www-form-urlencoded' in (requestBody?.content ?? {});
  const isText = Object.entries(responses).some(
    ([status, { content = {} }]) => status.startsWith('2') && 'text/plain' in content,
  );
  return {
    repeat: operation['x-repeat'],
    takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    statuses: Object.keys(responses).map(Number),
    ...(credential && { credential }),
    ...(isForm && { isForm }),
    ...(isText && { isText }),
  };
}
