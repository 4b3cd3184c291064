import { anchorOf, isJson, judgeAnswer, type Answer } from '@frontline/openapi-validator';
import type { Api } from './apis.ts';
import type { Draft } from './draft.ts';
import { missingHeader } from './http-musts.ts';
import type { Difference } from './result.ts';
import type { Answered, Step } from './step.ts';
import { otherWait, otherWords, unnamedFields } from './words-of-refusal.ts';

/** Says what in an answer, whose shape is as documented, is not as earlier ones or the call itself said. */
type Recall = (body: unknown) => (string | undefined)[];

/** Holds the answer to a step against the document and against what the step is to earn. */
export function judgeStep(
  api: Api,
  step: Step,
  { operation, status, printed, refusal }: Draft,
  answer: Answer,
  recall: Recall = () => [],
): { differences: Difference[]; answered: Answered | undefined } {
  const anchor = anchorOf(step.operation, status);
  const own = (says: string, isNote = false): Difference => ({ says, anchor, isNote });
  const found = judgeAnswer(operation, api, answer).map(({ kind, says, anchor }): Difference => ({
    says,
    anchor,
    isNote: kind === 'undocumented-field',
  }));
  if (answer.status !== status) {
    const cure = answer.status === step.cure?.status ? ` ${step.cure.says}` : '';
    const says = `Answered ${answer.status}, and ${status} is documented for "${step.like}".${cure}`;
    const isNamed = Object.hasOwn(operation.responses, answer.status);
    return { differences: [own(says, step.isOurs && isNamed)], answered: undefined };
  }
  const [mediaType = ''] = Object.keys(operation.responses[status]?.content ?? {});
  const body = bodyOf(answer, mediaType);
  const answered: Answered = { status, body, headers: answer.headers };
  const missing = [missingHeader(answer)]
    .filter((says) => says !== undefined)
    .map((says) => own(says));
  // What a broken body says is not worth comparing.
  if (found.some(({ isNote }) => !isNote)) return { differences: [...found, ...missing], answered };
  const unmet = [...(step.expects?.(body) ?? []), ...recall(body)];
  return {
    differences: [
      ...found,
      ...missing,
      ...unmet.filter((says) => says !== undefined).map((says) => own(says, step.isOurs)),
      ...unnamedFields(printed, body).map((says) => own(says)),
      ...otherWait(answer, body).map((says) => own(says)),
      ...otherWords(refusal, body).map((says) => own(says, true)),
    ],
    answered,
  };
}

/** Read as the document says, and as the answer says where that is JSON; undefined where it is none. */
function bodyOf({ headers, text }: Answer, mediaType: string): unknown {
  if (![mediaType, headers.get('content-type') ?? ''].some(isJson)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
