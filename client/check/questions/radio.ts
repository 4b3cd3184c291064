import type { Questions } from '../ids.ts';

export const questions: Questions = {
  edge_id: {
    kind: 'text',
    prompt: 'An edge device that may speak two test messages',
    demo: 'edge-0042',
  },
  other_edge_id: {
    kind: 'text',
    prompt: 'An edge device that the key does not belong to',
    demo: 'edge-0043',
    isOptional: true,
  },
  account_sid: {
    kind: 'text',
    prompt: 'The AccountSid of the text-message account',
    demo: 'AC00000000000000000000000000000000',
    isOptional: true,
  },
};
