/** Who answers: this page, a server on this computer, or another one. */
export type Target = 'page' | 'computer' | 'other';

/** What a reader has set in a console. */
export interface FormState {
  target: Target;
  /** The address of another server, without a slash at the end. */
  otherUrl: string;
  credential: string;
  /** Text for each parameter of path and query. */
  parameters: Record<string, string>;
  mode: 'form' | 'raw';
  /** The body as a value; text fields of it may be half typed. */
  body: unknown;
  /** The body as text, which counts in raw mode. */
  raw: string;
}
