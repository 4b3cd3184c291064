import type { OpenApiDocument } from '../../document.ts';
import { kebab, pascal } from '../names.ts';

/** What runs a server that has no variables of its own. It is given all there is, and takes what it needs. */
export const serveModule = (
  name: string,
): string => `import { digest, serve } from '@frontline/node-server';
import ports from '@frontline/specs/ports.json' with { type: 'json' };
import { create${pascal(name)} } from '../${name}/src/index.ts';

await serve({
  name: '${name}',
  port: ports['${name}'],
  environment: {},
  create({ hooks, ...given }) {
    // A constant, because a literal may hold no more than the server declares.
    const options = { ...hooks, ...given, digest };
    return create${pascal(name)}(options);
  },
});
`;

/** A credential for each security scheme, that a demonstration server accepts: `demo-notes-key`. */
export function secretsModule(_: string, { components }: OpenApiDocument): string {
  const secrets = Object.fromEntries(
    Object.keys(components.securitySchemes).map((scheme) => [scheme, `demo-${kebab(scheme)}`]),
  );
  return `/** The demonstration credentials that the docs print, by their security scheme. */
export const printedSecrets = ${JSON.stringify(secrets, null, 2)};
`;
}
