/** Rows as aligned columns, under the names of the first row's fields. */
export function table(rows: object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => show(row, column)))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]!.length)));
  return cells
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function show(row: object, column: string): string {
  const value = (row as Record<string, unknown>)[column];
  return value === null || value === undefined ? '-' : String(value);
}
