import { createHmac } from 'node:crypto';
import { apiNames, type ApiName } from '@frontline/specs/api-names';
import { documents } from '@frontline/specs/documents';
import { addressOf, printedRequests, type PrintedRequest } from '@frontline/specs/printed-requests';
import { textsToSign } from '@frontline/twilio-signature';
import type { FreshServers } from './servers.ts';
import { documentOf, startPeer } from './tools.ts';
import { brand } from '../../brand/brand.ts';

const secrets: Record<string, string> = {
  CallButtonKey: `${brand.credentialScheme} demo-button-secret`,
  LockerKey: 'demo-locker-key-1',
  SecretToken: 'demo-secret-token',
  EdgeDeviceKey: 'demo-edge-key-0042',
};

/**
 * Sends every valid request printed in the documents through Prism as a validating proxy, which responds with an error
 * of its own if it finds a fault in a request, a credential or a response.
 */
export async function checkWithPrism(servers: FreshServers) {
  const faults: string[] = [];
  let checked = 0;
  for (const [index, api] of apiNames.entries()) {
    const port = 41_000 + index;
    const args = ['proxy', documentOf(api), servers.addressOf(api), `--port=${port}`, '--errors'];
    const prism = await startPeer('@stoplight/prism-cli', 'prism', args, /is listening/);
    for (const printed of printedRequests(documents[api].document).filter(
      (one) => !one.isRefused,
    )) {
      await servers.renew();
      const response = await fetch(requestFor(api, printed, `http://127.0.0.1:${port}`));
      const text = await response.text();
      checked += 1;
      if (response.status !== printed.status)
        faults.push(`${printed.operationId} ${printed.name}: ${response.status} ${text}`);
    }
    prism.kill();
  }
  return { checked, faults };
}

function requestFor(api: ApiName, printed: PrintedRequest, base: string): Request {
  const { method, operation, mediaType, body } = printed;
  const url = new URL(addressOf(printed), base);
  const headers = new Headers();
  const [name = ''] = operation.security.flatMap(Object.keys);
  const scheme = documents[api].document.components.securitySchemes[name];
  if (scheme?.in === 'query') url.searchParams.set(scheme.name!, secrets[name]!);
  else if (scheme?.['x-signs']) headers.set(scheme.name!, signed(url.pathname, body as object));
  else if (scheme) headers.set(scheme.name ?? 'authorization', secrets[name]!);
  if (mediaType === undefined || body === undefined) return new Request(url, { method, headers });
  headers.set('content-type', mediaType);
  const text = mediaType.includes('json')
    ? JSON.stringify(body)
    : new URLSearchParams(body as Record<string, string>).toString();
  return new Request(url, { method, headers, body: text });
}

function signed(path: string, form: object): string {
  const [text = ''] = textsToSign(`https://radio.example.com${path}`, Object.entries(form));
  return createHmac('sha1', 'test_auth_token').update(text).digest('base64');
}
