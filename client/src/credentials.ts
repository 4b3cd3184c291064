import type { Method, OpenApiDocument, SecurityScheme } from '@frontline/specs/document';
import type { Middleware } from 'openapi-fetch';

/** Adds to each request the credential that its operation asks for, where the document puts it. */
export function credentialMiddleware(
  { paths, components }: OpenApiDocument,
  secrets: Partial<Record<string, string>>,
  schemeWord: string | undefined,
): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const operation = paths[schemaPath]?.[request.method.toLowerCase() as Method];
      const [name = ''] = operation?.security.flatMap(Object.keys) ?? [];
      const scheme = components.securitySchemes[name];
      const secret = secrets[name];
      return scheme && secret ? present(request, scheme, secret, schemeWord) : undefined;
    },
  };
}

function present(
  request: Request,
  scheme: SecurityScheme,
  secret: string,
  schemeWord = scheme.scheme,
): Request {
  if (scheme.type === 'http') {
    request.headers.set('authorization', `${schemeWord} ${secret}`);
    return request;
  }
  if (scheme.in === 'header') {
    request.headers.set(scheme.name ?? '', secret);
    return request;
  }
  const url = new URL(request.url);
  url.searchParams.set(scheme.name ?? '', secret);
  return new Request(url, request);
}
