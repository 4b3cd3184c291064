import { expect, test } from 'vitest';
import type { OpenApiDocument } from './src/document.ts';
import { operationOf } from './test-server.ts';

/** A request, and the documented status it gets on a freshly seeded database. */
export type StatusFixture<Sent> = [status: number, line: string, sent?: Sent];

/**
 * Tests each request, and that every status of the document was reached. Prints
 * the table of operations and statuses.
 */
export function testEveryStatus<Sent>(
  title: string,
  document: OpenApiDocument,
  requests: StatusFixture<Sent>[],
  send: (...request: StatusFixture<Sent>) => Promise<number>,
): void {
  const reached = new Set<string>();

  for (const request of requests) {
    const [status, line] = request;
    const operation = operationOfLine(document, line);
    test(`answers ${status} to ${operation}`, async () => {
      expect(await send(...request)).toBe(status);
      reached.add(`${operation} ${status}`);
    });
  }

  test('reaches every status of every operation that the document names', () => {
    const missed: string[] = [];
    const rows = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .map(({ operationId, responses }) => {
        const cells = Object.keys(responses).map((status) => {
          if (reached.has(`${operationId} ${status}`)) return status;
          missed.push(`${operationId} ${status}`);
          return `${status} MISSED`;
        });
        return `  ${operationId.padEnd(24)} ${cells.join('  ')}`;
      });
    console.log([`${title}, answers reached:`, ...rows].join('\n'));
    expect(rows).not.toHaveLength(0);
    expect(missed).toEqual([]);
  });
}

/**
 * The fixtures of one operation, except those that need a preparation: 429 and 500. Randomized tests send them first,
 * so that each response is checked in every run.
 */
export function fixturesOf<Sent>(
  document: OpenApiDocument,
  requests: StatusFixture<Sent>[],
  operation: string,
): StatusFixture<Sent>[] {
  return requests.filter(
    ([status, line]) =>
      ![429, 500].includes(status) && operationOfLine(document, line) === operation,
  );
}

/** The operation of a line such as `GET /api/lockers/locations/101?secret_token=…`. */
function operationOfLine(document: OpenApiDocument, line: string): string | undefined {
  const [method = '', path = ''] = line.split(' ');
  return operationOf(document, method, path.split('?')[0] ?? '')?.operationId;
}
