/** How much a text is in UTF-8: `812 B` or `1.2 kB`. */
export const sizeOf = (text: string): string => sizeWords(new TextEncoder().encode(text).length);

export const sizeWords = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
