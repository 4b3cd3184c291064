import { describeMismatch } from './matchers.ts';
import type { Findings } from './result.ts';

/** A request to send, based on one that the document prints. */
export interface Step {
  operation: string;
  /** The name of the printed request it is based on. */
  example: string;
  /** Fields and parameters to override, by name; undefined omits one. */
  values?: Record<string, unknown>;
  /** The expected status. Defaults to that of the printed request. */
  status?: number;
  /** `none` omits the credential. */
  credential?: 'none';
  /** Additional headers. */
  headers?: Record<string, string>;
  /** Further expectations of a documented answer: a message for each that is not met. */
  expects?: (body: unknown) => Findings;
  /** Added to the message if this unexpected status arrives, which often has a cause on the caller's side. */
  hint?: { status: number; message: string };
  /** Whether only the reference server promises what is expected. */
  isReferenceOnly?: boolean;
}

/** The step of a printed request. */
export const step = (
  operation: string,
  example: string,
  values: Record<string, unknown> = {},
  more: Omit<Step, 'operation' | 'example' | 'values'> = {},
): Step => ({ operation, example, values, ...more });

/** An answer with the expected status. Its body is not validated. */
export interface StepAnswer {
  body: unknown;
}

/** Expects fields to equal a value or to match a `Matcher`. */
export const expectFields =
  (expected: Record<string, unknown>) =>
  (body: unknown): Findings =>
    Object.entries(expected).map(([path, expected]) =>
      describeMismatch(path, expected, fieldOf(body, path)),
    );

/** A field by its path: `cfh_request.is_closed`. */
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
