/** Credentials of the demonstration data (printed in the docs), by the security scheme they belong to. */
export const demoCredentials: Record<string, string> = {
  CallButtonKey: 'demo-button-secret',
  LockerKey: 'demo-locker-key-1',
  SecretToken: 'demo-secret-token',
  EdgeDeviceKey: 'demo-edge-key-0042',
  TextSignature: 'test_auth_token',
};

/** The address that demonstration servers take as theirs when they check a signature. */
export const demoPublicUrl = 'https://radio.example.com';
