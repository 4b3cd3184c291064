import type { Holder, Repeat } from './kind.ts';

export const repeats: Record<string, Repeat> = {
  sendGenericMessage: { status: 200, same: true, words: 'It is spoken again.' },
  receiveTextMessage: {
    status: 200,
    same: true,
    words: 'It is spoken again, unless it has the `MessageSid` of an earlier one.',
  },
};

export const holders: Record<string, Holder> = {
  EdgeDeviceKey: { scope: 'One edge device', holder: 'The system that sends messages' },
  TextSignature: {
    from: 'The text-message service makes it with the auth token of your account there',
    scope: 'One text-message account',
    holder: 'The text-message service',
  },
};
