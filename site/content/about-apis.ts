import type { ApiName } from '@frontline/specs/api-names';

/** Who gives a credential, and who holds it. */
export interface Holder {
  /** Where it comes from; without it, readers are told to ask their account contact. */
  from?: string;
  scope: string;
  holder: string;
}

/** The credentials of each API by their names in its document. Without a row here, the page says that they are not described. */
export const holders: Record<string, Record<string, Holder> | undefined> = {
  'call-for-help': {
    CallButtonKey: { scope: 'Every button that carries it', holder: 'The call button' },
  },
  lockers: {
    LockerKey: { scope: 'One locker', holder: 'The locker' },
    SecretToken: {
      scope: 'Every locker of the organization',
      holder: 'Your order system, on the server only',
    },
  },
  radio: {
    EdgeDeviceKey: { scope: 'One edge device', holder: 'The system that sends messages' },
    TextSignature: {
      from: 'The text-message service computes it with the auth token of your account',
      scope: 'One text-message account',
      holder: 'The text-message service',
    },
  },
} satisfies Partial<Record<ApiName, Record<string, Holder>>>;
