import { referencedNames } from './references.ts';
import { limits, methods, type Scenario, ScenarioError, type Step } from './scenario.ts';

/**
 * Checks that a scenario is within its limits, uses only known APIs and refers only to earlier answers.
 *
 * @param apis The names of the available APIs.
 * @throws {ScenarioError} the first fault, with the number of its step
 */
export function checkScenario({ name, steps }: Scenario, apis: readonly string[]): void {
  if (name.length > limits.name) throw new ScenarioError(tooLong('The name', limits.name));
  if (steps.length > limits.steps)
    throw new ScenarioError(`A scenario has at most ${limits.steps} steps.`);
  for (const [index, step] of steps.entries()) {
    const fault = faultOf(step, apis) ?? missingReference(steps, index);
    if (fault) throw new ScenarioError(`Step ${index + 1}: ${fault}`);
  }
}

function faultOf(step: Step, apis: readonly string[]): string | undefined {
  if (step.note.length > limits.note) return tooLong('The note', limits.note);
  if (step.kind === 'wait') {
    const { seconds } = step;
    const isWhole = Number.isInteger(seconds) && seconds >= 1 && seconds <= limits.seconds;
    return isWhole ? undefined : `The clock moves by 1 to ${limits.seconds} whole seconds.`;
  }
  const { api, method, path, headers, body, as } = step;
  if (!apis.includes(api)) return `These docs have no API named “${api}”.`;
  if (!methods.includes(method)) return `“${method}” is none of ${methods.join(', ')}.`;
  if (!/^\/(?![/\\])[^\s\\#]*$/.test(path))
    return 'The path begins with one slash and has no spaces.';
  if (path.length > limits.path) return tooLong('The path', limits.path);
  if (headers.length > limits.headers) return `A request has at most ${limits.headers} headers.`;
  const bad = headers.find(([name, value]) => !isHeader(name, value));
  if (bad) return `The header “${bad[0]}” cannot be sent.`;
  if (body.length > limits.body) return tooLong('The body', limits.body);
  if (body && method === 'GET') return 'A GET request has no body.';
  if (as && !/^[A-Za-z][\w-]{0,18}$/.test(as))
    return 'The name of an answer is a letter, then letters, digits, hyphens: 19 at most.';
  return undefined;
}

function missingReference(steps: readonly Step[], index: number): string | undefined {
  const step = steps[index];
  if (step?.kind !== 'request') return undefined;
  const names = steps.slice(0, index).map((one) => (one.kind === 'request' ? one.as : ''));
  const name = referencedNames(step).find((one) => !names.includes(one));
  return name && `It uses “${name}”, and no step before it keeps its answer under that name.`;
}

const isHeader = (name: string, value: string) =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(name) &&
  value.length <= limits.header &&
  !/[^\t\x20-\x7e\xa0-\xff]/.test(value);

const tooLong = (what: string, max: number) => `${what} has more than ${max} characters.`;
