/** What a command has to say. The secrets are printed once, here, and can be read nowhere later. */
export interface Outcome {
  /** One sentence on what was done. */
  message?: string;
  /** Printed as a table, with the columns of the first row. */
  rows?: object[];
  /** Printed as JSON, one record a line, as they come. */
  lines?: AsyncIterable<object>;
  /** Names and values of new keys. */
  secrets?: Record<string, string>;
}

/** What it prints, line by line as it comes. */
export async function* printed(outcome: Outcome): AsyncGenerator<string> {
  if (!outcome.lines) return yield textOf(outcome);
  for await (const line of outcome.lines) yield JSON.stringify(line);
}

function textOf({ message, rows, secrets }: Outcome): string {
  const parts = [message, rows && (rows.length > 0 ? table(rows) : 'None.')];
  if (secrets) {
    parts.push(
      Object.entries(secrets)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
      'Keep it now: it is not stored readably and cannot be shown again.',
    );
  }
  return parts.filter(Boolean).join('\n\n');
}

/** Rows as aligned columns, under the names of the first row's fields. */
function table(rows: object[]): string {
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
