/**
 * What happens when a call that has succeeded is sent again as it was, without an `Idempotency-Key`. Whether
 * that is safe, the documents say: `x-repeat`.
 */
export interface Repeat {
  /** The status of the repeat on the reference server; site/test/repeats.test.ts sends it. Left out where nobody has tried. */
  status?: number;
  /** Whether the body is the one of the first answer, but for its times. */
  same?: boolean;
  /** One or two sentences of Markdown. */
  words: string;
}

/** Who gives a credential, and who holds it. */
export interface Holder {
  /** Where it comes from; the account contact is asked where nothing is said. */
  from?: string;
  scope: string;
  holder: string;
}
