import type { OpenApiDocument } from '../document.ts';
import { limitsIn } from '../limits/limits.ts';

/**
 * The list of all APIs with the ports of their documents. Made, and in git all the same: `npm start` reads it before
 * anything is installed that could read a document.
 */
export function portsFile(documents: Record<string, OpenApiDocument>): Record<string, string> {
  const ports = Object.entries(documents).map(([name, document]) => {
    const { port } = limitsIn(document);
    if (!port)
      throw new RangeError(
        `The first address under "servers" in the document of ${name} has no port: write one, such as http://localhost:8002.`,
      );
    return [name, port.value];
  });
  return { 'specs/ports.json': `${JSON.stringify(Object.fromEntries(ports), null, 2)}\n` };
}
