/** The name under which the client of a provider is published: `Aislewright` → `@aislewright/client`. */
export const packageName = (provider: string): string =>
  `@${provider
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}/client`;
