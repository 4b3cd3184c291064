import type { Questions } from '../ids.ts';

export const questions: Questions = {
  organization_id: { kind: 'number', prompt: 'Your organization', demo: 1 },
  location_id: { kind: 'number', prompt: 'A location with lockers', demo: 101 },
  locker_id: { kind: 'number', prompt: 'A locker of that location', demo: 1 },
  cabinet_id: {
    kind: 'number',
    prompt:
      'An empty, enabled cabinet of that locker. Its doors open; nobody may stand in their way.',
    demo: 11,
  },
  unheated_cabinet_id: {
    kind: 'number',
    prompt: 'A cabinet that cannot be heated',
    demo: 11,
    isOptional: true,
  },
};
