import type { RequestStep, Scenario, WaitStep } from '../scenario.ts';
import { titleOf } from './titles.ts';

/**
 * The scenario as a Postman collection, format 2.1.0, to be run in order. Answers that are
 * used later become variables; a clock move becomes a delay before the next request.
 *
 * @param servers The URL of each API's server, which become variables too.
 */
export function asPostman(
  { name, steps }: Scenario,
  servers: Readonly<Record<string, string>>,
): string {
  const item = steps.flatMap((step, index) => {
    if (step.kind === 'wait') return [];
    let before = index;
    const waits: WaitStep[] = [];
    for (let one = steps[--before]; one?.kind === 'wait'; one = steps[--before]) waits.push(one);
    return [itemOf(step, index, waits)];
  });
  const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
  const collection = {
    info: { name, schema },
    variable: Object.entries(servers).map(([api, value]) => ({ key: `${api}_url`, value })),
    item,
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function itemOf(step: RequestStep, index: number, waits: readonly WaitStep[]) {
  const { api, method, path, headers, body, as } = step;
  const seconds = waits.reduce((sum, wait) => sum + wait.seconds, 0);
  const script = (listen: string, exec: string[]) =>
    exec.length > 0 ? [{ listen, script: { type: 'text/javascript', exec } }] : [];
  return {
    name: `${index + 1}. ${titleOf(step)}`,
    event: [
      // Postman sends the request once no timer of its script is pending.
      ...script('prerequest', seconds > 0 ? [`setTimeout(() => {}, ${seconds * 1000});`] : []),
      ...script('test', as ? storeAnswerLines(as) : []),
    ],
    request: {
      method,
      header: headers.map(([key, value]) => ({ key, value })),
      url: `{{${api}_url}}${path}`,
      ...(body && { body: { mode: 'raw', raw: body } }),
    },
  };
}

/** Stores an answer and each of its fields under the names used by references. */
const storeAnswerLines = (as: string) => [
  `const keep = (name, value) => {`,
  `  pm.collectionVariables.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));`,
  `  if (value && typeof value === 'object')`,
  `    for (const [field, one] of Object.entries(value)) keep(name + '.' + field, one);`,
  `};`,
  `let answer = pm.response.text();`,
  `try { answer = JSON.parse(answer); } catch (error) { answer = answer.trim(); }`,
  `keep(${JSON.stringify(as)}, answer);`,
];
