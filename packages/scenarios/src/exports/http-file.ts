import { replaceReferences } from '../references.ts';
import type { Scenario } from '../scenario.ts';
import { answerNamed, oneLine, pathOf, titleOf } from './titles.ts';

/**
 * The scenario as a `.http` file of the REST Client for Visual Studio Code, with named requests whose answers can be
 * referenced (https://github.com/Huachao/vscode-restclient#request-variables).
 *
 * @param servers The URL of each API's server.
 */
export function asHttpFile(
  { name, steps }: Scenario,
  servers: Readonly<Record<string, string>>,
): string {
  const used = new Set(steps.flatMap((step) => (step.kind === 'request' ? [step.api] : [])));
  const blocks = steps.map((step, index) => {
    const title = `### ${index + 1}. ${oneLine(titleOf(step))}`;
    if (step.kind === 'wait')
      return `${title}\n# Wait ${step.seconds} seconds before you send the next request.`;
    const { api, method, path, headers, body, as } = step;
    return [
      title,
      ...(as ? [`# @name ${answerNamed(as)}`] : []),
      `${method} {{${api.replaceAll('-', '_')}}}${withReferences(path)}`,
      ...headers.map(([header, value]) => `${header}: ${withReferences(value)}`),
      ...(body ? ['', withReferences(body)] : []),
    ].join('\n');
  });
  return [
    `# ${oneLine(name)}`,
    '# For the REST Client of Visual Studio Code. Send the requests from the first to the last.',
    ...[...used].map((api) => `@${api.replaceAll('-', '_')} = ${servers[api] ?? ''}`),
    '',
    blocks.join('\n\n'),
    '',
  ].join('\n');
}

const withReferences = (text: string) =>
  replaceReferences(text, (name, fields) => {
    const place = pathOf(fields);
    return `{{${answerNamed(name)}.response.body.${place ? `$${place}` : '*'}}}`;
  });
