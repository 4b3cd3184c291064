/** The demonstration credentials that the docs print, by their security scheme. */
export const printedSecrets = {
  EdgeDeviceKey: 'demo-edge-key-0042',
  /** The token that signs; what is sent is the signature. */
  TextSignature: 'test_auth_token',
};
