import type { Caller } from '../server.ts';

/** What came with the request for one security scheme. */
export interface Presented {
  /** The secret, without the scheme word; for a signature scheme, the signature. */
  secret: string;
  /** Every field of the form in the order it was sent, repeated names included. Empty unless the scheme signs the form. */
  form: readonly (readonly [name: string, value: string])[];
  path: Readonly<Record<string, string>>;
  request: Request;
  caller: Caller;
}

/** Answers what the presented secret proves, or `undefined` to refuse it. */
export type Verify<Principal> = (
  presented: Presented,
) => Promise<Principal | undefined> | Principal | undefined;

/**
 * One verifier per security scheme of the document, by its name there. A refusal answers 401 where
 * the operation documents it, else 403, with the body of the document's own example.
 */
export type Credentials<Principals extends object> = {
  [Scheme in keyof Principals]: Verify<Principals[Scheme]>;
};
