import { operationsOf } from '../apis.ts';
import type { Calls, OpenApiDocument, Operation } from '../document.ts';

/** Source of what a client needs to know of a document while it runs: no prose, no schemas. */
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
