import { pressWait } from '@frontline/specs/call-for-help/limits';
import type { Questions } from '../ids.ts';

export const questions: Questions = {
  device_keys: {
    kind: 'texts',
    prompt: `Keys of call buttons that may be pressed. Staff are called; after a press each waits ${pressWait.about}.`,
    demo: ['demo-button-aisle-4', 'demo-button-curbside'],
  },
  device_key_with_mac: {
    kind: 'text',
    prompt: 'Key of a device that has a MAC address registered',
    demo: 'demo-button-pharmacy',
    isOptional: true,
  },
  message_id: {
    kind: 'text',
    prompt: 'The message_id of any request, to follow it without changing anything',
    demo: 'demo-request-completed',
    isOptional: true,
  },
};
