/** The median: a single outlier round does not move it. */
export function median(numbers: number[]): number {
  return quantile(numbers, 0.5);
}

/** The `q`-quantile, `q` from 0 to 1; NaN for an empty list. */
export function quantile(numbers: number[], q: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN;
}

/** A Markdown table; numeric columns are right-aligned. */
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

/** Three significant digits, more than two runs agree on. */
export function show(number: number): string {
  return number >= 100 ? Math.round(number).toLocaleString('en') : number.toPrecision(3);
}

/** Bytes in KiB, with one decimal place. */
export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);
