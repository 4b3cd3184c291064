/** The name under which the client of a provider is published: `@acme` → `@acme/client`. Apart from what reads the documents. */
export const packageName = (scope: `@${string}`): string => `${scope}/client`;
