import { anchorOf } from '@frontline/openapi-validator';
import type { ApiName } from '@frontline/specs/api-names';
import { answerNamed } from '@frontline/specs/printed-requests';
import { addressIn, apis, operationsIn } from '../check/apis.ts';

/** One operation as Markdown: what it does, and each printed request with the answer that it earns. */
export function operationMarkdown(api: ApiName, operationId: string, docs: string): string {
  const { operation, line } = operationsIn(apis[api]).find(
    (one) => one.operation.operationId === operationId,
  )!;
  const [credential = 'none'] = operation.security.flatMap(Object.keys);
  const requests = apis[api].printed
    .filter((printed) => printed.operationId === operationId)
    .map(({ name, parameters, body, status }) =>
      [
        `### ${name}`,
        code({ parameters, ...(body !== undefined && { body }) }),
        `Answered ${status}:`,
        code(answerNamed(operation, name)?.answer),
      ].join('\n\n'),
    );
  const statuses = Object.entries(operation.responses).map(
    ([status, { description }]) => `- ${status}: ${description.trim().replaceAll('\n', ' ')}`,
  );
  const [media] = Object.values(operation.requestBody?.content ?? {});
  return [
    `# ${operation.summary}`,
    `\`${line}\` (${operationId}), credential ${credential}, repeats ${operation['x-repeat']}`,
    addressIn(docs, api, anchorOf(operationId)),
    operation.description.trim(),
    '## Answers',
    statuses.join('\n'),
    ...(media ? ['## Schema of the body', code(media.schema)] : []),
    '## Examples',
    ...requests,
  ].join('\n\n');
}

const code = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
