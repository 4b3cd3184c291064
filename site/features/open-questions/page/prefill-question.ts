import { dropDraft, saveDraft, readDraft } from '../../../shell/page/error-boundary/drafts.ts';

const DRAFT = 'message';
const PREFILLED = 'question-handed';

/** The question that was typed into the form or prefilled by a search; survives a reload of the tab. */
export const questionDraft = (): string => readDraft(DRAFT) ?? '';

export const saveQuestionDraft = (question: string): void =>
  question === '' ? dropDraft(DRAFT) : saveDraft(DRAFT, question);

/** Prefills the form, even if it loads later. */
export function prefillQuestion(question: string): void {
  saveQuestionDraft(question);
  dispatchEvent(new Event(PREFILLED));
}

/** Calls `onPrefill` when the question is prefilled. Returns a function to stop. */
export function onQuestionPrefilled(onPrefill: (question: string) => void): () => void {
  const listener = () => onPrefill(questionDraft());
  addEventListener(PREFILLED, listener);
  return () => removeEventListener(PREFILLED, listener);
}
