import { apiNames, operationsOf, readSource } from '@frontline/specs/apis';
import { operationMarkdown } from '../docs-tools.ts';

export const printed = Object.fromEntries(
  apiNames.flatMap((api) =>
    operationsOf(readSource(api)).map(({ operation: { operationId } }) => [
      `mcp ${operationId}`,
      operationMarkdown(api, operationId, 'https://docs.example'),
    ]),
  ),
);
