import type { Holder } from './kind.ts';

export const holders: Record<string, Holder> = {
  LockerKey: { scope: 'One locker', holder: 'The locker' },
  SecretToken: {
    scope: 'Every locker of the organization',
    holder: 'Your order system, on the server only',
  },
};
