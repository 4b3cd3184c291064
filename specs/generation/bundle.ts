import { operationsOf } from '../apis.ts';
import type { OpenApiDocument, Schema, SecurityScheme } from '../document.ts';

const schemaPrefix = '#/components/schemas/';

/**
 * Resolves the references of a document. Request schemas are fully resolved; responses keep references to
 * `components.schemas`, so that readers see the schema's name.
 *
 * Leaves out the description of the API, which readers find on its page (generated/descriptions.ts).
 *
 * Also undoes concessions to client generators: a credential that is declared as a parameter too is no parameter, and
 * an `apiKey` with a scheme in `Authorization` is an HTTP scheme.
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
  const { description: _, ...info } = document.info;
  return {
    ...document,
    info,
    components: { securitySchemes, schemas: document.components.schemas },
  };
}

/** `Authorization: <scheme> <secret>` is declared as `apiKey`, which every generator supports. */
function asHttp(scheme: SecurityScheme): SecurityScheme {
  const { description, 'x-scheme': name } = scheme;
  return name === undefined ? scheme : { type: 'http', scheme: name, description };
}

/** The schema with every reference resolved. */
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
