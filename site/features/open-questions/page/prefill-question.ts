import { dropDraft, saveDraft, readDraft } from '../../../shell/page/error-boundary/drafts.ts';

const DRAFT = 'message';
const HANDED = 'question-handed';

/** What was typed into the form, or handed to it by a search that found no answer; it outlives a reload of the tab. */
export const questionDraft = (): string => readDraft(DRAFT) ?? '';

export const keepQuestion = (question: string): void =>
  question === '' ? dropDraft(DRAFT) : saveDraft(DRAFT, question);

/** Puts a question into the form, whether it is here already or comes later. */
export function prefillQuestion(question: string): void {
  keepQuestion(question);
  dispatchEvent(new Event(HANDED));
}

/** Follows what is handed while the form is here. Answers how to stop. */
export function followQuestion(take: (question: string) => void): () => void {
  const onHanded = () => take(questionDraft());
  addEventListener(HANDED, onHanded);
  return () => removeEventListener(HANDED, onHanded);
}
