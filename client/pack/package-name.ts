/** The published name of the client: `@acme` → `@acme/client`. Its own file, so that importing it reads no documents. */
export const packageName = (scope: `@${string}`): string => `${scope}/client`;
