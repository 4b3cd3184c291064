import type { RuntimeAnswer } from './answers.ts';
import type { OpenApiDocument } from './document.ts';
import type { Cors } from './options.ts';

/** The headers that let a page of an allowed origin read an answer, in an object of its own. */
type AllowOrigin = (request: Request, answer: RuntimeAnswer) => Record<string, string>;

/** Lets pages of the listed origins call; every other origin gets no such header and is stopped. */
export function createCors(document: OpenApiDocument, cors: Cors | undefined): AllowOrigin {
  if (!cors) return () => ({});
  const allowed = new Set(cors.origins);
  const sent = [
    ...new Set(['content-type', ...credentialHeaders(document), ...headerParameters(document)]),
  ].join(', ');
  const readable = [...new Set(documentedHeaders(document)), 'www-authenticate'].join(', ');

  return (request, answer) => {
    const headers: Record<string, string> = { vary: 'origin' };
    const origin = request.headers.get('origin');
    if (!origin || !allowed.has(origin)) return headers;
    headers['access-control-allow-origin'] = origin;
    headers['access-control-expose-headers'] = readable;
    const isPreflight = request.headers.has('access-control-request-method');
    if (request.method !== 'OPTIONS' || !isPreflight) return headers;
    headers['access-control-allow-methods'] = answer.headers?.['allow'] ?? '';
    headers['access-control-allow-headers'] = sent;
    headers['access-control-max-age'] = '600';
    // A page on the internet may reach a server on this computer only if the server says so.
    if (request.headers.get('access-control-request-private-network') === 'true') {
      headers['access-control-allow-private-network'] = 'true';
    }
    return headers;
  };
}

function credentialHeaders({ components }: OpenApiDocument): string[] {
  return Object.values(components.securitySchemes ?? {}).flatMap((scheme) => {
    if (scheme.type === 'http') return ['authorization'];
    return scheme.in === 'header' && scheme.name ? [scheme.name.toLowerCase()] : [];
  });
}

function headerParameters({ paths }: OpenApiDocument): string[] {
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ parameters = [] }) => parameters)
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => name.toLowerCase());
}

function documentedHeaders({ paths }: OpenApiDocument): string[] {
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ headers }) => Object.keys(headers ?? {}))
    .map((name) => name.toLowerCase());
}
