import type { ValidateError } from './document.ts';

const kinds: Record<string, string> = {
  integer: 'an integer',
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

/** What is wrong with a field, in the words of the specification's sample where it has one. */
export function messageFor(field: string, { keyword, params }: ValidateError): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'required':
    case 'minItems':
      return required(field);
    case 'type':
      return `The ${field} field must be ${kinds[String(params['type'])] ?? 'valid'}.`;
    case 'enum':
    case 'const':
      return `The selected ${field} is invalid.`;
    case 'minimum':
      return `The ${field} field must be at least ${limit}.`;
    case 'maximum':
      return `The ${field} field must not be greater than ${limit}.`;
    case 'minLength':
      return `The ${field} field must be at least ${limit} characters.`;
    case 'maxLength':
      return `The ${field} field must not be greater than ${limit} characters.`;
    case 'maxItems':
      return `The ${field} field must not have more than ${limit} items.`;
    default:
      return `The ${field} field is invalid.`;
  }
}

function required(field: string): string {
  return `The ${field} field is required.`;
}

/** For fields of which any one would do. */
export function requiredUnless(field: string, others: readonly string[]): string {
  return `The ${field} field is required when ${others.join(' and ')} is not present.`;
}

/** For text that no database keeps as it is: the null character and half of a surrogate pair. */
export function notStorable(field: string): string {
  return `The ${field} field contains a character that is not allowed.`;
}

/** The first sentence, and how many there are beside it. */
export function summary(sentences: readonly string[]): string {
  const more = sentences.length - 1;
  if (more === 0) return sentences[0] ?? '';
  return `${sentences[0]} (and ${more} more error${more === 1 ? '' : 's'})`;
}
