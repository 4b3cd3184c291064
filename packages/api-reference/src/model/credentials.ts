import { isObject, listOf, textOf } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { kebab } from './pages.ts';
import { address, facts } from './facts.ts';
import type { Credential, NeededCredential, OAuthFlow } from './api-model.ts';

const PLACES = { header: 'Header', query: 'Query parameter', cookie: 'Cookie' } as const;

/** The security schemes of a document by name. */
export function credentialsOf(walk: Walk): Map<string, Credential> {
  const components = walk.get(walk.root, 'components');
  const schemes = components ? walk.map(components, 'securitySchemes') : [];
  return new Map(schemes.map(([name, cursor]) => [name, credentialOf(walk, name, cursor)]));
}

function credentialOf(walk: Walk, name: string, cursor: Cursor): Credential {
  const { value, pointer } = cursor;
  const openId = textOf(value['openIdConnectUrl']);
  const format = textOf(value['bearerFormat']);
  const base = {
    name,
    anchor: `credential-${kebab(name)}`,
    description: textOf(value['description']),
    place: 'header' as const,
    parameter: 'Authorization',
    scheme: 'Bearer',
    isSignature: value['x-signs'] !== undefined,
    facts: facts(
      Boolean(format) && { term: 'Format of the token', values: [format] },
      Boolean(openId) && { term: 'OpenID configuration', words: address(openId) },
    ),
    flows: flowsOf(walk, cursor),
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
      const [parameter, scheme] = [textOf(value['name']), textOf(value['x-scheme'])];
      if (scheme && place === 'header' && parameter === 'Authorization')
        return { ...base, ...httpScheme(scheme) };
      return { ...base, kind: PLACES[place], place, parameter, scheme };
    }
    default:
      return walk.source.fail(
        pointer,
        `"type" is ${JSON.stringify(value['type'] ?? null)}.`,
        'Write apiKey, http, oauth2, openIdConnect or mutualTLS.',
      );
  }
}

const FLOWS = {
  implicit: 'Implicit',
  password: 'Password',
  clientCredentials: 'Client credentials',
  authorizationCode: 'Authorization code',
};

const URLS = {
  authorizationUrl: 'Authorization',
  tokenUrl: 'Token',
  refreshUrl: 'Refresh',
};

function flowsOf(walk: Walk, scheme: Cursor): OAuthFlow[] {
  const flows = walk.get(scheme, 'flows');
  if (!flows) return [];
  return Object.entries(FLOWS).flatMap(([key, name]) => {
    const flow = walk.get(flows, key);
    if (!flow) return [];
    const urls = Object.entries(URLS).map(([field, term]) => {
      const url = textOf(flow.value[field]);
      return url !== '' && { term, words: address(url) };
    });
    const { scopes } = flow.value;
    const named = isObject(scopes) ? Object.entries(scopes) : [];
    return [
      {
        name,
        facts: facts(...urls),
        scopes: named.map(([scope, meaning]): [string, string] => [scope, textOf(meaning)]),
      },
    ];
  });
}

/** Capitalizes registered schemes; others stay as written. */
function httpScheme(scheme: string) {
  const registered: Record<string, string> = { basic: 'Basic', bearer: 'Bearer', digest: 'Digest' };
  const word = registered[scheme.toLowerCase()] ?? scheme;
  return { kind: 'Authorization header', scheme: word };
}

/** The alternatives of a `security` list. @throws {DocumentProblem} an undefined scheme */
export function requiredCredentials(
  walk: Walk,
  operation: Cursor,
  known: Map<string, Credential>,
  isIncoming = false,
): NeededCredential[][] {
  // The API's own `security` applies to its callers, not to the webhooks it sends.
  const isOwn = isIncoming || operation.value['security'] !== undefined;
  const holder = isOwn ? operation : walk.root;
  return walk.list(holder, 'security').map(({ value, pointer }) =>
    Object.keys(value).map((name) => {
      const found = known.get(name);
      if (found) return { ...found, scopes: listOf(value[name]).map(textOf) };
      const names = [...known.keys()].join(', ');
      return walk.source.fail(
        pointer,
        `The security scheme "${name}" is not defined.`,
        `${names ? `Use one of ${names}, or add it` : 'Add it'} under components.securitySchemes.`,
      );
    }),
  );
}

/** Whether a parameter repeats a credential; some documents declare both for the sake of code generators. */
export const isPlaced = ({ value }: Cursor, credentials: Credential[][]): boolean =>
  credentials.flat().some((one) => one.place === value['in'] && one.parameter === value['name']);
