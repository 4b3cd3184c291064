import type { OpenQuestion } from '../shared/question.ts';

/** A row of the register, for tests. */
export const row: OpenQuestion = {
  id: 'no-claim',
  product: 'call-for-help',
  readers: ['staff'],
  question: 'How long until a request with `message_id` times out?',
  owner: 'account contact',
  until: 'Assume ten minutes',
  reference: true,
  near: 'call-for-help/intro',
  fields: ['place', 'time'],
  said: ['timeout'],
};
