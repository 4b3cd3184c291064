/** Who answers: this page, a server on this computer, or another one. */
export type Target = 'page' | 'computer' | 'other';

/** What a reader has set in a console. */
export interface FormState {
  target: Target;
  /** The address of another server, without a slash at the end. */
  otherUrl: string;
  credential: string;
  /** What is typed for each further credential, by its key. */
  otherCredentials?: Record<string, string>;
  /** Text for each parameter by its key; that of a list or an object is JSON. */
  parameters: Record<string, string>;
  /** Of the body; without it, the first. */
  mediaType?: string;
  mode: 'form' | 'raw';
  /** The body as a value; text fields of it may be half typed. */
  body: unknown;
  /** Which alternatives the reader has chosen in the body; others are told by what it holds. */
  chosen?: Record<string, number>;
  /** The body as text, which counts in raw mode. */
  raw: string;
}

/** `claimRequest` → `claim-request` */
export const kebab = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
