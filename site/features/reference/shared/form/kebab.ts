/** `claimRequest` → `claim-request` */
export const kebab = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
