import type { FormExample, OperationForm } from '@frontline/api-reference/page';
import type { OpenApiDocument, Operation, Parameter } from '@frontline/specs/document';
import type { ApiName } from '../../../sandbox/shared/apis.ts';

/** A parameter is identified by name and location (OpenAPI 3.1.1, Parameter Object). */
export const parameterKey = ({ in: place, name }: Pick<Parameter, 'in' | 'name'>): string =>
  `${place}:${name}`;

/** The API of a form that has a server in this page or on this computer. */
export const apiOf = ({ api }: OperationForm) => api as ApiName;

/** Reads the form of an operation from its document. @throws {Error} the document has no such operation */
export function readForm(
  api: ApiName,
  document: OpenApiDocument,
  operationId: string,
): OperationForm {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation.operationId !== operationId) continue;
      const [key] = Object.keys(operation.security[0] ?? {});
      const scheme = key && document.components.securitySchemes[key];
      const [media] = Object.entries(operation.requestBody?.content ?? {});
      return {
        api,
        operationId,
        summary: operation.summary,
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters ?? [],
        ...(media && { body: { mediaType: media[0], schema: media[1].schema } }),
        ...(scheme && { credential: { ...scheme, key } }),
        examples: examplesOf(operation),
        answersText: operation.responses['200']?.content?.['text/plain'] !== undefined,
      };
    }
  }
  throw new Error(`The document of ${api} has no operation "${operationId}".`);
}

function examplesOf(operation: Operation): FormExample[] {
  const { parameters = [], requestBody } = operation;
  const [media] = Object.values(requestBody?.content ?? {});
  const bodies = media?.examples ?? {};
  const first = Object.values(bodies)[0]?.value;
  const names = new Set([
    ...Object.keys(bodies),
    ...parameters.flatMap(({ examples = {} }) => Object.keys(examples)),
  ]);
  const given = [...names].map((name) => ({
    name,
    summary:
      bodies[name]?.summary ??
      parameters.map(({ examples }) => examples?.[name]?.summary).find(Boolean) ??
      name,
    parameters: valuesOf(parameters, name),
    body: bodies[name]?.value ?? first,
  }));
  const refused = Object.entries(operation['x-refused'] ?? {}).map(([name, request]) => ({
    name: `refused ${name}`,
    summary: request.summary,
    parameters: {
      ...valuesOf(parameters, ''),
      ...byParameterKey(parameters, request.parameters ?? {}),
    },
    body: request.body ?? first,
  }));
  return [...given, ...refused];
}

/** Values by parameter key, from values by name. */
function byParameterKey(parameters: Parameter[], values: Record<string, unknown>) {
  const byName = new Map(Object.entries(values));
  return Object.fromEntries(
    parameters
      .filter(({ name }) => byName.has(name))
      .map((parameter) => [parameterKey(parameter), byName.get(parameter.name)]),
  );
}

/** The parameter values of a named example; a parameter without one uses its first example. */
const valuesOf = (parameters: Parameter[], name: string) =>
  Object.fromEntries(
    parameters.map((parameter) => {
      const examples = parameter.examples ?? {};
      const value = (examples[name] ?? Object.values(examples)[0])?.value;
      return [parameterKey(parameter), value ?? parameter.schema.examples?.[0] ?? ''];
    }),
  );
