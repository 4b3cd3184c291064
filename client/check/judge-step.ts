import { anchorOf, judgeAnswer, type Answer } from '@frontline/exchange';
import type { Api } from './apis.ts';
import type { Draft } from './draft.ts';
import type { Difference } from './result.ts';
import { fieldOf, type Answered, type Step } from './step.ts';

/** Holds the answer to a step against the document and against what the step is to earn. */
export function judgeStep(
  api: Api,
  step: Step,
  { line, status, printed }: Draft,
  answer: Answer,
): { differences: Difference[]; answered: Answered | undefined } {
  const [method = '', path = ''] = line.split(' ');
  const operation = api.document.paths[path]![method.toLowerCase() as 'get']!;
  const anchor = anchorOf(step.operation, status);
  const own = (says: string, isNote = false): Difference => ({ says, anchor, isNote });
  const found = judgeAnswer(operation, api, answer).map(({ kind, says, anchor }): Difference => ({
    says,
    anchor,
    isNote: kind === 'undocumented-field',
  }));
  if (answer.status !== status) {
    const says = `Answered ${answer.status}, and ${status} is documented for "${step.like}".`;
    const isNamed = Object.hasOwn(operation.responses, answer.status);
    return { differences: [own(says, step.isOurs && isNamed)], answered: undefined };
  }
  const body = bodyOf(answer);
  const answered: Answered = { status, body, headers: answer.headers };
  // What a broken body says is not worth comparing.
  if (found.some(({ isNote }) => !isNote)) return { differences: found, answered };
  const unmet = (step.expects?.(body) ?? []).filter((says) => says !== undefined);
  return {
    differences: [
      ...found,
      ...unmet.map((says) => own(says, step.isOurs)),
      ...unnamedFields(printed, body).map((says) => own(says)),
      ...otherWords(status, printed, body).map((says) => own(says, true)),
    ],
    answered,
  };
}

/** A refusal must name the fields that the printed one names. */
function unnamedFields(printed: unknown, body: unknown): string[] {
  const wanted = Object.keys((fieldOf(printed, 'errors') as object | undefined) ?? {});
  const given = (fieldOf(body, 'errors') as object | undefined) ?? {};
  return wanted
    .filter((name) => !Object.hasOwn(given, name))
    .map((name) => `\`errors\` must name ${name}.`);
}

/** Another sentence than the printed one breaks nobody who reads the status. */
function otherWords(status: number, printed: unknown, body: unknown): string[] {
  if (status < 400) return [];
  return ['message', 'error'].flatMap((name) => {
    const [wanted, given] = [printed, body].map((value) => fieldOf(value, name));
    const isSame = given === undefined || wanted === undefined || plain(wanted) === plain(given);
    return isSame ? [] : [`\`${name}\` has other words than “${String(wanted)}”.`];
  });
}

const plain = (text: unknown) => String(text).replaceAll(/\d+/g, 'n');

function bodyOf({ headers, text }: Answer): unknown {
  if (!headers.get('content-type')?.includes('json')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
