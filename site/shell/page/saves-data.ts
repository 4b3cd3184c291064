interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * Whether the reader or the line asks to load nothing unasked: with data-saver on, or on a 2g line. False where a
 * browser does not tell.
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
