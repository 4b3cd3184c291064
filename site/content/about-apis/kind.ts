/** Who issues a credential, and who uses it. */
export interface Holder {
  /** Who issues it; by default the account contact. */
  from?: string;
  scope: string;
  holder: string;
}
