import { readSource, type ApiName } from '../apis.ts';
import { limitsIn } from '../limits/limits.ts';

/**
 * The list of all APIs with the ports of their documents. Made, and in git all the same: `npm start` reads it before
 * anything is installed that could read a document.
 */
export function portsFile(names: readonly ApiName[]): Record<string, string> {
  const ports = names.map((name) => {
    const { port } = limitsIn(readSource(name));
    if (!port)
      throw new RangeError(
        `The first address under "servers" in the document of ${name} has no port: write one, such as http://localhost:8002.`,
      );
    return [name, port.value];
  });
  return { 'specs/ports.json': `${JSON.stringify(Object.fromEntries(ports), null, 2)}\n` };
}
