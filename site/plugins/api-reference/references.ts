import type { ReferenceOptions } from './options.ts';

const client = (create: string) => ({ from: '@frontline/client', create });

/** The API documents that pages under /docs/apis show (specification, section 1). */
export const references = {
  documents: [
    {
      name: 'call-for-help',
      file: '../specs/call-for-help-api.yaml',
      client: client('createCallForHelpClient'),
    },
    { name: 'lockers', file: '../specs/lockers-api.yaml', client: client('createLockersClient') },
    { name: 'radio', file: '../specs/radio-api.yaml', client: client('createRadioClient') },
  ],
  // Demonstration keys, accepted by a server that runs with --demo and by no other.
  secrets: {
    CallButtonKey: 'demo-button-secret',
    LockerKey: 'demo-locker-key-1',
    SecretToken: 'demo-secret-token',
    EdgeDeviceKey: 'demo-edge-key-0042',
    // Fits the example form when the server is known as https://radio.example.com.
    TextSignature: 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=',
  },
} satisfies ReferenceOptions;
