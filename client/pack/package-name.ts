/** The name under which the client of a provider is published: `@acme` → `@acme/client`. */
export const packageName = (scope: `@${string}`): string => `${scope}/client`;
