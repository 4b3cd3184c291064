/** The demonstration credentials that the docs print, by their security scheme. */
export const printedSecrets = {
  EdgeDeviceKey: 'demo-edge-key-0042',
  /** The token that signs. Only the signature is sent. */
  TextSignature: 'test_auth_token',
};
