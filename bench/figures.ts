/** The middle of the numbers: one disturbed round does not move it. */
export function median(numbers: number[]): number {
  return quantile(numbers, 0.5);
}

/** The number below which the share `q` of all lies; NaN for none. */
export function quantile(numbers: number[], q: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN;
}

/** A Markdown table; columns of numbers are set to the right. */
export function markdownTable(head: string[], rows: string[][]): string {
  const rules = head.map((_, column) =>
    rows.every((cells) => /^\d/.test(cells[column]!)) ? '---:' : '---',
  );
  return [head, rules, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Prints a Markdown table. */
export function printTable(head: string[], rows: string[][]): void {
  console.log(markdownTable(head, rows));
}

/** Three significant digits, which is more than two runs agree on. */
export function show(number: number): string {
  return number >= 100 ? Math.round(number).toLocaleString('en') : number.toPrecision(3);
}

/** Bytes in KiB, one digit after the point. */
export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);
