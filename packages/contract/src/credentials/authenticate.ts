import type { Address } from '../routes.ts';
import { firstExample, Refusal } from '../refusal.ts';
import type { BodyReader, Form } from '../body.ts';
import type { OpenApiDocument, Operation, SecurityScheme } from '../document.ts';

/** Who is calling, as far as the transport knows; used for limits per caller. */
export interface Caller {
  /** Network address without the port; `unknown` where there is no network. */
  address: string;
  /** The path and query exactly as they were sent, which a `Request` rewrites: signatures cover them. */
  target?: string;
}

/** What came with the request for one security scheme. */
interface Presented {
  /** The secret, without the scheme word; for a signature scheme, the signature. */
  secret: string;
  /** Every field of the form in the order it was sent, repeated names included. Empty unless the scheme signs the form. */
  form: readonly (readonly [name: string, value: string])[];
  path: Readonly<Record<string, string>>;
  request: Request;
  caller: Caller;
}

/** Answers what the presented secret proves, or `undefined` to refuse it. */
export type Verify<Principal> = (
  presented: Presented,
) => Promise<Principal | undefined> | Principal | undefined;

/**
 * One verifier per security scheme of the document, by its name there. A refusal answers 401 where
 * the operation documents it, else 403, with the body of the document's own example.
 */
export type Credentials<Principals extends object> = {
  [Scheme in keyof Principals]: Verify<Principals[Scheme]>;
};

/** Lets a request of one operation in and answers what its credential proved, or refuses it. */
export type Authenticate = (context: AuthContext) => Promise<unknown>;

interface AuthContext {
  request: Request;
  address: Address;
  path: Record<string, string>;
  body: BodyReader;
  caller: Caller;
}

export function createAuthenticate(
  operation: Operation,
  document: OpenApiDocument,
  verifiers: Record<string, Verify<unknown> | undefined>,
  words: Record<string, string>,
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
  const word = words[name] ?? scheme.scheme;
  const find = findFor(name, scheme, word);
  const refuse = () => {
    const status = '401' in operation.responses ? 401 : 403;
    // A 401 has to say how to authenticate (RFC 9110, section 11.6.1).
    const challenge = { 'www-authenticate': word ?? scheme.name ?? name };
    const body = firstExample(operation, status) ?? { message: 'Forbidden' };
    return new Refusal(status, body, status === 401 ? challenge : {});
  };

  return async ({ request, address, path, body, caller }) => {
    const secret = find({ request, address });
    if (!secret) throw refuse();
    const form = await signedForm(scheme, body);
    const principal = await verify({ secret, form, path, request, caller });
    if (principal === undefined) throw refuse();
    return principal;
  };
}

/**
 * What a signature scheme signs: every field of the form, known to the document or not. Other
 * schemes need no body, so theirs is not read before the credential is accepted.
 */
async function signedForm(scheme: SecurityScheme, body: BodyReader): Promise<Form> {
  return scheme['x-signs'] === 'form' ? body.form() : [];
}

/** Looks for the secret of one scheme in a request; nothing found is `undefined`. */
type Find = (from: { request: Request; address: Address }) => string | undefined;

/** How to find the secret of a scheme of the document. */
function findFor(name: string, scheme: SecurityScheme, word?: string): Find {
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
 * The secret after the scheme word of an `Authorization` header. The word is compared without
 * regard to case (RFC 9110, section 11.1).
 */
function httpScheme(word: string): Find {
  return ({ request }) => {
    const [, sent, secret] =
      /^(\S+) +(\S+) *$/.exec(request.headers.get('authorization') ?? '') ?? [];
    return sent?.toLowerCase() === word.toLowerCase() ? secret : undefined;
  };
}
