import { baseUrlOf, type ApiName } from '../../sandbox/shared/apis.ts';
import type { RawRequest } from '../../sandbox/page/raw-request.ts';
import { demoCredentials } from '../../sandbox/shared/demo-credentials.ts';

/** A request with a JSON body. */
export function jsonCall(
  api: ApiName,
  line: string,
  body?: Record<string, unknown>,
  credential: [name: string, value: string][] = [],
): RawRequest {
  const [method = 'GET', path = '/'] = line.split(' ');
  const json: [string, string][] = body ? [['Content-Type', 'application/json']] : [];
  return {
    api,
    method,
    url: baseUrlOf(api) + path,
    headers: [...credential, ...json],
    body: body ? JSON.stringify(body, null, 2) : '',
  };
}

/** The request that makes the edge device of the demonstration store speak a text. */
export const announce = (message: { text: string; process: boolean }): RawRequest =>
  jsonCall(
    'radio',
    'POST /webhooks/incoming/generic',
    { edgeId: 'edge-0042', actor: 'Ana Ruiz', ...message },
    [['api-key', demoCredentials['EdgeDeviceKey'] ?? '']],
  );

/** Speaks a text with the speech synthesis of the browser. */
export function say(text: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-US';
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
