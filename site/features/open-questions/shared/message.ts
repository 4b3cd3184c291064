import { details, type Detail, type Owner } from './question.ts';

/** What a message is made of. */
export interface Message {
  /** The product, as it is called. */
  product: string;
  question: string;
  owner: Owner;
  /** Who that is, from the card of contacts; empty where it is not known. */
  name: string;
  /** The values of what it names, in order; an empty one stays a blank. */
  fields: [detail: Detail, value: string][];
  until?: string;
  /** The whole address of the closest documented section. */
  near?: string;
}

/** What stands where something is to be filled in. */
export const BLANK = '____';

/** To whom a message goes: whoever can look into a manual has none to ask but the one who sold the device. */
export const recipient = (owner: Owner): string =>
  owner === "maker's manual" ? 'account contact' : owner;

/** The one generator of messages: plain text, complete without its blanks. */
export function messageText(message: Message): string {
  const { product, question, owner, name, fields, until, near } = message;
  const filled = (value: string) => value.trim() || BLANK;
  return [
    `To: ${name.trim() || `your ${recipient(owner)}`}`,
    '',
    `A question about ${filled(product)} that the documentation leaves open:`,
    filled(question),
    '',
    ...fields.map(([detail, value]) => `${details[detail]}: ${filled(value)}`),
    ...(until ? [`Until you answer: ${until}`] : []),
    ...(near ? [`Closest section: ${near}`] : []),
    '',
    closing(owner),
  ].join('\n');
}

/** What is asked for in the end. */
export const closing = (owner: Owner): string =>
  owner === "maker's manual"
    ? "Which of the maker's manuals says it, and where do we find that manual?"
    : 'Can you answer, or name who can?';
