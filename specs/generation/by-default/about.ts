import { operationsOf } from '../../apis.ts';
import type { OpenApiDocument, Operation } from '../../document.ts';

/** What the docs say of an API that nobody has said more about: how repeats end, and who holds each credential. */
export function aboutModule(_: string, document: OpenApiDocument): string {
  const repeats = Object.fromEntries(
    operationsOf(document).map(({ method, operation }) => [
      operation.operationId,
      repeatOf(method, operation),
    ]),
  );
  const holder = {
    scope: 'Not described here',
    holder: `The system that calls the ${document.info.title}`,
  };
  const holders = Object.fromEntries(
    Object.keys(document.components.securitySchemes).map((scheme) => [scheme, holder]),
  );
  return `import type { Holder, Repeat } from '../about-apis/kind.ts';

export const repeats: Record<string, Repeat> = ${JSON.stringify(repeats, null, 2)};

export const holders: Record<string, Holder> = ${JSON.stringify(holders, null, 2)};
`;
}

/** A document promises what a safe repeat answers; what becomes of another one, it does not say. */
function repeatOf(method: string, { responses, 'x-repeat': repeat }: Operation): object {
  if (repeat !== 'safe') return { words: 'Not described here.' };
  const status = Number(Object.keys(responses).find((one) => one.startsWith('2')));
  return { status, same: true, words: method === 'get' ? 'It only reads.' : 'The same answer.' };
}
