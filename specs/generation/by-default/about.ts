import type { OpenApiDocument } from '../../document.ts';

/** What the docs say of an API that nobody has said more about: who holds each credential. */
export function aboutModule(_: string, document: OpenApiDocument): string {
  const holder = {
    scope: 'Not described here',
    holder: `The system that calls the ${document.info.title}`,
  };
  const holders = Object.fromEntries(
    Object.keys(document.components.securitySchemes).map((scheme) => [scheme, holder]),
  );
  return `import type { Holder } from '../content/about-apis/kind.ts';

export const holders: Record<string, Holder> = ${JSON.stringify(holders, null, 2)};
`;
}
