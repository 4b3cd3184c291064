import { demoCredentials } from '../../sandbox/shared/demo-credentials.ts';
import type { RawRequest } from '../../sandbox/page/raw-request.ts';
import { jsonCall } from './json-call.ts';

/** The call that lets the edge device of the demonstration store say a text. */
export const announce = (message: { text: string; process: boolean }): RawRequest =>
  jsonCall(
    'radio',
    'POST /webhooks/incoming/generic',
    { edgeId: 'edge-0042', actor: 'Ana Ruiz', ...message },
    [['api-key', demoCredentials['EdgeDeviceKey'] ?? '']],
  );

/** Reads a text with the browser's own voice, on this computer's speaker. */
export function say(text: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-US';
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
