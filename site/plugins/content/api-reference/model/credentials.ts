import { textOf, type Json } from '../document/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { kebab } from './anchors.ts';
import type { Credential } from './types.ts';

const PLACES = { header: 'Header', query: 'Query parameter', cookie: 'Cookie' } as const;

/** Every way of proving who calls, by its name in the document. */
export function credentialsOf(walk: Walk): Map<string, Credential> {
  const components = walk.get(walk.root, 'components');
  const schemes = components ? walk.map(components, 'securitySchemes') : [];
  return new Map(schemes.map(([name, cursor]) => [name, credentialOf(walk, name, cursor)]));
}

function credentialOf(walk: Walk, name: string, { value, pointer }: Cursor): Credential {
  const base = {
    name,
    anchor: `credential-${kebab(name)}`,
    description: textOf(value['description']),
    place: 'header' as const,
    parameter: 'Authorization',
    scheme: 'Bearer',
    isSignature: value['x-signs'] !== undefined,
  };
  switch (value['type']) {
    case 'http':
      return { ...base, ...httpScheme(textOf(value['scheme'])) };
    case 'oauth2':
      return { ...base, kind: 'OAuth 2.0 access token' };
    case 'openIdConnect':
      return { ...base, kind: 'OpenID Connect token' };
    case 'mutualTLS':
      return { ...base, kind: 'Client certificate', parameter: '', scheme: '' };
    case 'apiKey': {
      const place = value['in'] as keyof typeof PLACES;
      if (!PLACES[place])
        return walk.source.fail(
          pointer,
          `"in" is ${JSON.stringify(value['in'] ?? null)}.`,
          'Write header, query or cookie.',
        );
      if (value['x-scheme']) return { ...base, ...httpScheme(textOf(value['x-scheme'])) };
      return { ...base, kind: PLACES[place], place, parameter: textOf(value['name']), scheme: '' };
    }
    default:
      return walk.source.fail(
        pointer,
        `"type" is ${JSON.stringify(value['type'] ?? null)}.`,
        'Write apiKey, http, oauth2, openIdConnect or mutualTLS.',
      );
  }
}

/** Registered schemes are written with a capital; others stay as they are. */
function httpScheme(scheme: string) {
  const registered: Record<string, string> = { basic: 'Basic', bearer: 'Bearer', digest: 'Digest' };
  const word = registered[scheme.toLowerCase()] ?? scheme;
  return { kind: 'Authorization header', scheme: word };
}

/** The alternatives of a `security` list. Throws where it names a scheme that is not defined. */
export function requiredCredentials(
  walk: Walk,
  operation: Cursor,
  known: Map<string, Credential>,
): Credential[][] {
  const isOwn = operation.value['security'] !== undefined;
  const holder = isOwn ? operation : walk.root;
  return walk.list(holder, 'security').map(({ value, pointer }) =>
    Object.keys(value).map((name) => {
      const found = known.get(name);
      if (found) return found;
      const names: Json = [...known.keys()].join(', ') || 'none';
      return walk.source.fail(
        pointer,
        `The security scheme "${name}" is not defined.`,
        `Use one of ${names}, or add it under components.securitySchemes.`,
      );
    }),
  );
}
