import { unlike } from './wishes.ts';

/** A request to send, made of one that the document prints. */
export interface Step {
  operation: string;
  /** The printed request it is made of. */
  like: string;
  /** Own values of fields and parameters, by name; undefined leaves one out. */
  given?: Record<string, unknown>;
  /** What it should earn. Defaults to what the printed request earns. */
  status?: number;
  /** Sent with its own credential unless this is `none`. */
  credential?: 'none';
  /** Headers beside those. */
  headers?: Record<string, string>;
  /** Further expectations of a documented answer: a sentence for each that is not met. */
  expects?: (body: unknown) => (string | undefined)[];
  /** What to say where another status came that often has a cause of the caller's own. */
  cure?: { status: number; says: string };
  /** Whether `expects` is what only the reference server promises. */
  isOurs?: boolean;
}

/** An answer with the expected status. Its body is as it came, and may be anything. */
export interface Answered {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Says which of the expected fields are others: a value, or a wish for one. */
export const has =
  (expected: Record<string, unknown>) =>
  (body: unknown): (string | undefined)[] =>
    Object.entries(expected).map(([place, wanted]) => unlike(place, wanted, fieldOf(body, place)));

/** A field of an answer, by its path: `cfh_request.is_closed`. */
export const fieldOf = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      body,
    );
