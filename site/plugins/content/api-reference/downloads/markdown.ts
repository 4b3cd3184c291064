import type { ApiModel, Answer, Field, Operation, Shape } from '../model/types.ts';
import { curl } from '../samples/curl.ts';
import { sampleRequest, type SampleOptions } from '../samples/request.ts';

/** A whole API as Markdown, for reading elsewhere and for the search index. */
export function referenceMarkdown(model: ApiModel, samples: SampleOptions): string {
  const { title, version, summary, description, servers, credentials, groups, schemas } = model;
  return document([
    `# ${title} ${version}`,
    summary,
    servers.map(({ url, description: meaning }) => `- \`${url}\` ${line(meaning)}`).join('\n'),
    description,
    credentials.length > 0 && '## Credentials',
    ...credentials.flatMap(({ name, kind, parameter, description: meaning }) => [
      `### ${name}`,
      `${kind}${parameter && ` \`${parameter}\``}`,
      meaning,
    ]),
    ...groups.flatMap((group) => [
      `## ${group.name}`,
      group.description,
      ...group.operations.map((operation) => operationParts(model, operation, samples)),
    ]),
    schemas.length > 0 && '## Schemas',
    ...schemas.flatMap(({ name, shape }) => [
      `### ${name}`,
      shape.description,
      fieldTable(shape.fields),
    ]),
  ]);
}

/** One operation as Markdown, with what is needed to call it and nothing to look up elsewhere. */
export function operationMarkdown(
  model: ApiModel,
  operation: Operation,
  samples: SampleOptions,
): string {
  const names = new Set(operation.credentials.flat().map(({ name }) => name));
  return document([
    operationParts(model, operation, samples),
    ...model.credentials
      .filter(({ name }) => names.has(name))
      .flatMap(({ name, description }) => [`#### Credential ${name}`, description]),
  ]);
}

type Part = string | false | undefined;

const document = (parts: Part[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;

function operationParts(model: ApiModel, operation: Operation, samples: SampleOptions): string {
  const { summary, method, path, description, traps, parameters, body, answers } = operation;
  const [request] = operation.requests;
  return document([
    `### ${summary}`,
    `\`${method} ${path}\``,
    description,
    traps.map((trap) => `- ${trap}`).join('\n'),
    `Credential: ${operation.credentials.map((set) => set.map(({ name }) => name).join(' and ')).join(' or ') || 'none is shown'}`,
    operation.repeats && `Repeats: ${operation.repeats}`,
    ...parameters.flatMap(({ place, fields }) => [`#### In the ${place}`, fieldTable(fields)]),
    ...(body?.media
      .slice(0, 1)
      .flatMap(({ type, shape }) => [
        `#### Body, \`${type}\``,
        body.description,
        fieldTable(shape.fields),
      ]) ?? []),
    request && `#### Sample`,
    request && `\`\`\`bash\n${curl(sampleRequest(model, operation, request, samples))}\n\`\`\``,
    '#### Answers',
    ...answers.flatMap(answerParts),
  ]).trimEnd();
}

const answerParts = ({ status, description, examples }: Answer): Part[] => [
  `**${status}** ${line(description)}`,
  ...examples.map(({ summary, value }) =>
    typeof value === 'string'
      ? `${summary}\n\n\`\`\`text\n${value}\n\`\`\``
      : `${summary}\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``,
  ),
];

function fieldTable(fields: Field[], prefix = ''): string {
  const rows = rowsOf(fields, prefix);
  if (rows.length === 0) return '';
  return ['| Field | Type | Required | Meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function rowsOf(fields: Field[], prefix: string): string[] {
  return fields.flatMap(({ name, shape, isRequired, requiredWhen }) => {
    const inner = shape.items ?? shape;
    const required = isRequired ? 'yes' : requiredWhen ? `when ${requiredWhen}` : 'no';
    const row = `| \`${prefix}${name}\` | ${typeWords(shape)} | ${required} | ${cell(meaningOf(shape))} |`;
    return [row, ...rowsOf(inner.fields, `${prefix}${name}${shape.items ? '[]' : ''}.`)];
  });
}

const typeWords = (shape: Shape): string => {
  if (shape.items) return `array of ${typeWords(shape.items)}`;
  const words = shape.name && shape.fields.length > 0 ? shape.name : shape.types.join(' or ');
  return `${words || 'any'}${shape.isNullable ? ' or null' : ''}`;
};

const meaningOf = ({ description, values, limits, default: fallback }: Shape): string =>
  [
    line(description),
    values.length > 0 && `One of ${values.map((value) => `\`${String(value)}\``).join(', ')}.`,
    limits.length > 0 && `Limits: ${limits.join(', ')}.`,
    fallback !== undefined && `Default: \`${JSON.stringify(fallback)}\`.`,
  ]
    .filter(Boolean)
    .join(' ');

const line = (markdown: string) => markdown.replaceAll(/\s*\n\s*/g, ' ');

const cell = (text: string) => text.replaceAll('|', '\\|');
