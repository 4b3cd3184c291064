import { operationsOf } from '../apis.ts';
import type { OpenApiDocument, Schema, SecurityScheme } from '../document.ts';

const schemaPrefix = '#/components/schemas/';

/**
 * Resolves the references of a document. What a request is checked against becomes free of them;
 * an answer keeps those to `components.schemas`, so that a reader is shown the schema's name.
 *
 * What the documents say for the sake of generated clients is said once here: a credential that is
 * named as a parameter, too, is no parameter, and a key behind a word in `Authorization` is an HTTP scheme.
 */
export function bundle(source: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(source);
  const schemes = source.components.securitySchemes;
  for (const { operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      operation.responses[status] = resolve(response, source, 'keep schemas');
    }
    if (operation.parameters) {
      const places = operation.security.flatMap(Object.keys).map((name) => schemes[name]);
      operation.parameters = resolve(operation.parameters, source, 'keep nothing').filter(
        (one) => !places.some((scheme) => scheme?.in === one.in && scheme.name === one.name),
      );
    }
    if (operation.requestBody) {
      operation.requestBody = resolve(operation.requestBody, source, 'keep nothing');
    }
  }
  const securitySchemes = Object.fromEntries(
    Object.entries(schemes).map(([name, scheme]) => [name, asHttp(scheme)]),
  );
  return { ...document, components: { securitySchemes, schemas: document.components.schemas } };
}

/** `Authorization: <word> <secret>` is written as `apiKey`, which every generator knows. */
function asHttp(scheme: SecurityScheme): SecurityScheme {
  const { description, 'x-scheme': word } = scheme;
  return word === undefined ? scheme : { type: 'http', scheme: word, description };
}

/** The schema with every reference in it replaced by what it names. */
export function withoutReferences(schema: Schema, source: OpenApiDocument): Schema {
  return resolve(schema, source, 'keep nothing');
}

function resolve<Node>(node: Node, root: OpenApiDocument, keep: 'keep schemas' | 'keep nothing') {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...beside } = value as Record<string, unknown>;
    if (typeof $ref !== 'string') {
      return Object.fromEntries(Object.entries(beside).map(([key, part]) => [key, visit(part)]));
    }
    if (keep === 'keep schemas' && $ref.startsWith(schemaPrefix)) return value;
    return { ...(visit(lookUp($ref, root)) as object), ...beside };
  };
  return visit(node) as Node;
}

function lookUp(reference: string, root: OpenApiDocument): unknown {
  let found: unknown = root;
  for (const step of reference.replace(/^#\//, '').split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    found = (found as Record<string, unknown> | undefined)?.[key];
  }
  if (found === undefined) throw new Error(`The reference "${reference}" leads nowhere.`);
  return found;
}
