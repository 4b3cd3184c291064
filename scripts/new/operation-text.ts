interface OperationSkeleton {
  id: string;
  method: 'get' | 'post' | 'put';
  path: string;
  tag: string;
}

/** The YAML of a valid operation with placeholder texts. */
export function operationText({ id, method, path, tag }: OperationSkeleton): string {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const isRead = method === 'get';
  const field = isRead ? (parameters[0] ?? 'id') : 'name';
  const sentence = `The ${field} field ${isRead ? 'must be an integer' : 'is required'}.`;
  const lines = [
    `${path}:`,
    `  ${method}:`,
    `    operationId: ${id}`,
    '    summary: What it does, in one line',
    '    description: |',
    '      What it does. Addition of the reference server.',
    `    tags: [${JSON.stringify(tag)}]`,
    '    security: []',
    `    x-repeat: ${isRead ? 'safe' : 'with-key'}`,
    ...(isRead ? [] : ['    x-key-of: name']),
    ...(isRead && parameters.length === 0 ? [] : ['    parameters:']),
    ...parameters.flatMap(parameterLines),
    ...(isRead ? [] : [`      - $ref: '#/components/parameters/IdempotencyKey'`, ...bodyLines]),
    ...(isRead && parameters.length === 0 ? [] : refusedLines(isRead ? field : undefined)),
    '    responses:',
    `      '200':`,
    '        description: When this is answered.',
    ...contentLines([
      'schema:',
      '  type: object',
      '  description: What is answered.',
      '  required: [success]',
      '  properties:',
      '    success: { type: boolean, description: What it says., examples: [true] }',
      'examples:',
      '  done:',
      '    summary: It is done',
      '    value: { success: true }',
    ]),
    `      '422':`,
    '        description: A field is missing or has the wrong type.',
    ...contentLines([
      'schema:',
      `  $ref: '#/components/schemas/ValidationFailure'`,
      'examples:',
      '  validationFailure:',
      '    summary: A field has the wrong type',
      '    value:',
      `      message: ${sentence}`,
      '      errors:',
      `        ${field}: [${sentence}]`,
    ]),
    `      '500':`,
    `        $ref: '#/components/responses/InternalServerError'`,
  ];
  return lines.map((line) => `  ${line}\n`).join('');
}

const parameterLines = (name: string): string[] => [
  `      - name: ${name}`,
  '        in: path',
  '        required: true',
  '        description: What it names.',
  '        schema: { type: integer, minimum: 1, maximum: 2147483647 }',
  '        examples:',
  '          done: { summary: One that exists, value: 1 }',
];

const bodyLines = [
  '    requestBody:',
  '      required: true',
  '      description: What is sent.',
  '      content:',
  '        application/json:',
  '          schema:',
  '            type: object',
  '            required: [name]',
  '            properties:',
  '              name: { type: string, maxLength: 200, description: What it names., examples: [Front] }',
  '          examples:',
  '            done: { summary: One that exists, value: { name: Front } }',
];

/** The request that the 422 answers: with text in a parameter, or without the field of the body. */
const refusedLines = (parameter: string | undefined): string[] => [
  '    x-refused:',
  '      validationFailure:',
  `        summary: The ${parameter ?? 'name'} is ${parameter ? 'text' : 'missing'}`,
  parameter ? `        parameters: { ${parameter}: text }` : '        body: {}',
];

const contentLines = (lines: string[]): string[] => [
  '        content:',
  '          application/json:',
  ...lines.map((line) => `            ${line}`),
];
