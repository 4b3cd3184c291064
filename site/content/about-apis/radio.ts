import type { Holder } from './kind.ts';

export const holders: Record<string, Holder> = {
  EdgeDeviceKey: { scope: 'One edge device', holder: 'The system that sends messages' },
  TextSignature: {
    from: 'The text-message service makes it with the auth token of your account there',
    scope: 'One text-message account',
    holder: 'The text-message service',
  },
};
