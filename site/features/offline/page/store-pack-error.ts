/**
 * Why a pack is not saved: the device is `full`; a file did `not arrive`; the host sends a file that
 * `differs` from its list; another tab is `busy` with it.
 */
export type Reason = 'full' | 'not arrived' | 'differs' | 'busy';

export class StorePackError extends Error {
  /** `file` is below the base URL. */
  constructor(
    readonly reason: Reason,
    readonly file = '',
  ) {
    super(`The store pack was not saved: ${reason} ${file}`.trim());
  }
}
