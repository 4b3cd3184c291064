/** A number of bytes in words: `812 B` or `1.2 kB`. */
export const sizeWords = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
