import type {
  OpenApiDocument,
  Operation,
  Parameter,
  Schema,
  SecurityScheme,
} from '@frontline/specs/document';
import type { ApiName } from '../../sandbox/apis.ts';
import type { FormServer } from './form-server.ts';

/** What a console asks for to make one call. */
export interface OperationForm {
  api: ApiName;
  operationId: string;
  summary: string;
  method: string;
  /** With `{name}` for its parameters. */
  path: string;
  parameters: Parameter[];
  body?: { mediaType: string; schema: Schema };
  credential?: SecurityScheme & { key: string };
  examples: FormExample[];
  answersText: boolean;
  /** Addresses to send to, where no server in this page answers for the API. */
  servers?: FormServer[];
}

/** Values that the document gives for one call. */
export interface FormExample {
  name: string;
  summary: string;
  parameters: Record<string, unknown>;
  body: unknown;
}

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
    parameters: { ...valuesOf(parameters, ''), ...request.parameters },
    body: request.body ?? first,
  }));
  return [...given, ...refused];
}

/** The values of the example of this name; a parameter without one takes its first. */
const valuesOf = (parameters: Parameter[], name: string) =>
  Object.fromEntries(
    parameters.map((parameter) => {
      const examples = parameter.examples ?? {};
      const value = (examples[name] ?? Object.values(examples)[0])?.value;
      return [parameter.name, value ?? parameter.schema.examples?.[0] ?? ''];
    }),
  );
