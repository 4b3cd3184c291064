/** Keeps secrets that must be read again unreadable where they are stored. */
export interface Seal {
  close(secret: string): string;
  /** @throws {Error} it was sealed with a key that is not at hand. */
  open(stored: string): string;
  /** Whether it is stored as `close` would store it now. */
  isCurrent(stored: string): boolean;
}

/** Stores secrets as they are: for pages, whose stores end with the tab. */
export const noSeal: Seal = {
  close: (secret) => secret,
  open: (stored) => stored,
  isCurrent: () => true,
};
