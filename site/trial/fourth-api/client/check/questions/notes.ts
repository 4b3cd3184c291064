import type { Questions } from '../ids.ts';

export const questions: Questions = {
  note_id: { kind: 'number', asks: 'The id of any note', demo: 1 },
};
