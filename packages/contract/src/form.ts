import { Refusal } from './refusal.ts';

/** Form fields in the order they were sent, repeated names included. */
export type Form = readonly (readonly [name: string, value: string])[];

/** Parses a URL-encoded form; broken percent-encoding is answered 400 rather than guessed at. */
export function parseForm(text: string): Form {
  return text
    .split('&')
    .filter((field) => field !== '')
    .map((field) => {
      const at = field.indexOf('=');
      return at < 0
        ? ([decode(field), ''] as const)
        : ([decode(field.slice(0, at)), decode(field.slice(at + 1))] as const);
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Refusal(400, { message: 'The request body is not a valid form.' });
  }
}
