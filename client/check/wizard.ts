import { stringify } from 'yaml';
import type { ApiName } from '@frontline/specs/api-names';
import { isRecord } from '../is-record.ts';
import { idsIn, mapIn, questions, type IdQuestion } from './ids.ts';

/**
 * Asks for the ids of an API and answers the text of the map with them in it; what the map says of other
 * APIs stays. An empty answer takes what stands in brackets.
 *
 * @param before the map as it is; empty where there is none
 * @throws {UsageError} an answer is of another kind; the message is for people
 */
export async function askForIds(
  api: ApiName,
  before: string,
  ask: (question: string) => Promise<string>,
): Promise<string> {
  const given = mapIn(before);
  const map = isRecord(given) ? given : {};
  const known = isRecord(map[api]) ? map[api] : {};
  const own: Record<string, unknown> = {};
  for (const [name, question] of Object.entries(questions[api])) {
    const usual = known[name] ?? (question.isOptional ? undefined : question.demo);
    const shown = usual === undefined ? 'none' : [usual].flat().join(', ');
    const answer = (await ask(`${question.asks}\n${name} [${shown}]: `)).trim();
    const value = answer === '' ? usual : valueOf(answer, question);
    if (value !== undefined) own[name] = value;
  }
  idsIn({ [api]: own }, api);
  return `# What stands for the demonstration store on your server. No secrets belong here.\n${stringify({ ...map, [api]: own })}`;
}

function valueOf(answer: string, { kind }: IdQuestion): unknown {
  if (kind === 'texts') return answer.split(',').map((one) => one.trim());
  return kind === 'number' && /^\d+$/.test(answer) ? Number(answer) : answer;
}
