/** The demonstration credentials that the docs print, by their security scheme. */
export const printedSecrets = {
  LockerKey: 'demo-locker-key-1',
  SecretToken: 'demo-secret-token',
};
