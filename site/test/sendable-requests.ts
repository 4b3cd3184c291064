import type { OpenApiDocument, Operation } from '@frontline/specs/document';
import { addressOf, printedRequests, type PrintedRequest } from '@frontline/specs/printed-requests';
import { apiNames, baseUrlOf, type ApiName } from '../features/sandbox/shared/apis.ts';
import { documents } from '../features/sandbox/page/check-request.ts';
import { demoCredentials, demoPublicUrl } from '../features/sandbox/shared/demo-credentials.ts';
import type { RawRequest } from '../features/sandbox/page/raw-request.ts';
import { signText, textToSign } from '../features/sandbox/page/text-signature.ts';

/** An example request of a document, ready to send. */
interface SendableRequest extends PrintedRequest {
  request: RawRequest;
  /** The same without its credential; undefined if the operation requires none. */
  bare: RawRequest | undefined;
  /** Every response example of the operation, by status. */
  printed: Record<string, unknown[]>;
}

/** Every example request of the documents, with demonstration credentials. */
export const sendableRequests = (): Promise<SendableRequest[]> =>
  Promise.all(
    apiNames.flatMap((api) => {
      const { components } = documents[api].document;
      return printedRequests(documents[api].document as OpenApiDocument).map(async (printed) => {
        const raw = rawRequest(api, printed);
        const [scheme] = Object.keys(printed.operation.security[0] ?? {});
        const how = scheme === undefined ? undefined : components.securitySchemes?.[scheme];
        const signed = scheme && how ? await withCredential(raw, scheme, how) : undefined;
        return {
          ...printed,
          request: signed ?? raw,
          bare: signed && raw,
          printed: answersOf(printed.operation),
        };
      });
    }),
  );

function answersOf({ responses }: Operation): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { content = {} }]) => [
      status,
      Object.values(content).flatMap(({ examples = {} }) =>
        Object.values(examples).map(({ value }) => value),
      ),
    ]),
  );
}

function rawRequest(api: ApiName, printed: PrintedRequest): RawRequest {
  const { method, mediaType, body } = printed;
  const url = new URL(addressOf(printed), baseUrlOf(api)).href;
  if (mediaType === undefined || body === undefined)
    return { api, method, url, headers: [], body: '' };
  const text =
    mediaType === form
      ? new URLSearchParams(body as Record<string, string>).toString()
      : JSON.stringify(body);
  return { api, method, url, headers: [['content-type', mediaType]], body: text };
}

const form = 'application/x-www-form-urlencoded';

type Scheme = NonNullable<
  (typeof documents)[ApiName]['document']['components']['securitySchemes']
>[string];

async function withCredential(bare: RawRequest, scheme: string, how: Scheme): Promise<RawRequest> {
  const secret = demoCredentials[scheme];
  if (!secret) throw new Error(`The demonstration data has no credential for ${scheme}.`);
  const { name = 'authorization' } = how;
  if (how.in === 'query') {
    const url = new URL(bare.url);
    url.searchParams.set(name, secret);
    return { ...bare, url: url.href };
  }
  const signed = demoPublicUrl + new URL(bare.url).pathname;
  const value = how['x-signs']
    ? await signText(secret, textToSign(signed, [...new URLSearchParams(bare.body)]))
    : how.scheme
      ? `${how.scheme} ${secret}`
      : secret;
  return { ...bare, headers: [...bare.headers, [name, value]] };
}
