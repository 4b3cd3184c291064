import { pressWait } from '@frontline/specs/call-for-help/limits';
import type { Holder, Repeat } from './kind.ts';

export const repeats: Record<string, Repeat> = {
  claimRequest: {
    status: 200,
    same: true,
    words: '`true` to whoever holds the request, `false` to anyone else.',
  },
  markOnTheWay: { status: 200, same: true, words: '`true` again.' },
  completeRequest: {
    status: 200,
    same: true,
    words: '`true` again, when `customer_status` is the same.',
  },
  cancelRequest: { status: 200, same: true, words: 'The record as it stands.' },
  trackRequest: { status: 200, same: true, words: 'It only reads.' },
  pressCallButton: {
    status: 429,
    same: false,
    words: `The \`message_id\` is not told again, and after ${pressWait.about} a second request is made.`,
  },
  updateCallButtonRequest: {
    status: 404,
    same: false,
    words: 'The request has ended. After a lost answer, that means success.',
  },
};

export const holders: Record<string, Holder> = {
  CallButtonKey: { scope: 'Every button that carries it', holder: 'The call button' },
};
