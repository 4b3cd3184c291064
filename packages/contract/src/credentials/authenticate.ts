import type { Address } from '../routes.ts';
import { firstExample, Refusal } from '../refusal.ts';
import type { BodyReader } from '../body.ts';
import type { OpenApiDocument, Operation, SecurityScheme } from '../document.ts';

/** The credential in a request for one security scheme. */
interface Presented {
  /** The secret, without the scheme word; for a signature scheme, the signature. */
  secret: string;
  /** The form fields in the order they were sent, repeated names included. Empty unless the scheme signs the form. */
  form: readonly (readonly [name: string, value: string])[];
  path: Readonly<Record<string, string>>;
  request: Request;
  /** The path and query as sent, if the transport knows them: `Request` normalizes them, and signatures cover the original. */
  target: string | undefined;
}

/** Returns the principal for the presented secret, or `undefined` to refuse it. */
export type Verify<Principal> = (
  presented: Presented,
) => Promise<Principal | undefined> | Principal | undefined;

/**
 * One verifier per security scheme of the document, by name. A refusal is answered 401 if
 * the operation documents it, otherwise 403, with the body of the document's own example.
 */
export type Credentials<Principals extends object> = {
  [Scheme in keyof Principals]: Verify<Principals[Scheme]>;
};

/** Authenticates a request of one operation and returns its principal, or throws a `Refusal`. */
type Authenticate = (context: AuthContext) => Promise<unknown>;

interface AuthContext {
  request: Request;
  address: Address;
  path: Record<string, string>;
  body: BodyReader;
  target: string | undefined;
}

export function createAuthenticate(
  operation: Operation,
  document: OpenApiDocument,
  verifiers: Record<string, Verify<unknown> | undefined>,
  schemeWords: Record<string, string>,
): Authenticate {
  const [requirement = {}] = operation.security ?? [];
  const [name] = Object.keys(requirement);
  if (!name) return async () => undefined;

  const scheme = document.components.securitySchemes?.[name];
  const verify = verifiers[name];
  if (!scheme || !verify) {
    throw new Error(
      `The operation "${operation.operationId}" asks for "${name}", but ` +
        (scheme ? `credentials.${name} is missing.` : 'the document has no such security scheme.'),
    );
  }
  const word = schemeWords[name] ?? scheme.scheme;
  const findSecret = createFind(name, scheme, word);
  const refuse = () => {
    const status = '401' in operation.responses ? 401 : 403;
    // A 401 must include a challenge (RFC 9110, section 11.6.1).
    const challenge = { 'www-authenticate': word ?? scheme.name ?? name };
    const body = firstExample(operation, status) ?? { message: 'Forbidden' };
    return new Refusal(status, body, status === 401 ? challenge : {});
  };

  return async ({ request, address, path, body, target }) => {
    const secret = findSecret({ request, address });
    if (!secret) throw refuse();
    // A signature covers every field of the form; for others the body is not read before they are accepted.
    const form = scheme['x-signs'] === 'form' ? await body.form() : [];
    const principal = await verify({ secret, form, path, request, target });
    if (principal === undefined) throw refuse();
    return principal;
  };
}

/** Finds the secret of one scheme in a request; `undefined` if there is none. */
type FindSecret = (from: { request: Request; address: Address }) => string | undefined;

/** Creates the function that finds the secret of a scheme. */
function createFind(name: string, scheme: SecurityScheme, word?: string): FindSecret {
  if (scheme.type === 'http') return httpScheme(word ?? scheme.scheme ?? '');
  if (scheme.type === 'apiKey' && scheme.name) {
    const key = scheme.name;
    if (scheme.in === 'header') return ({ request }) => request.headers.get(key) ?? undefined;
    if (scheme.in === 'query') return ({ address }) => address.query().get(key) ?? undefined;
  }
  throw new Error(
    `The security scheme "${name}" is of a kind the kernel does not know. ` +
      'Use type http, or type apiKey in header or query.',
  );
}

/**
 * Finds the secret after the scheme word of an `Authorization` header. The word is
 * case-insensitive (RFC 9110, section 11.1).
 */
function httpScheme(word: string): FindSecret {
  return ({ request }) => {
    const [, sentWord, secret] =
      /^(\S+) +(\S+) *$/.exec(request.headers.get('authorization') ?? '') ?? [];
    return sentWord?.toLowerCase() === word.toLowerCase() ? secret : undefined;
  };
}
