/** Who gives a credential, and who holds it. */
export interface Holder {
  /** Where it comes from; the account contact is asked where nothing is said. */
  from?: string;
  scope: string;
  holder: string;
}
