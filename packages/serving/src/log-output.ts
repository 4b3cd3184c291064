/** What is written to: `process.stdout`, in programs. */
interface Output {
  readonly writableLength: number;
  write(text: string): boolean;
  on(event: 'error', listener: (error: unknown) => void): unknown;
}

/** Bytes that wait for a reader; what is logged beyond them is lost. */
const mostWaiting = 1_048_576;

/**
 * Where log lines go. Whoever reads them may be slow, stop or go away: the server works on and ends in
 * its time, and says in the next line it can write how many were lost. pino's own output would wait.
 */
export function createLogOutput(output: Output): { write(line: string): void } {
  let lost = 0;
  output.on('error', () => undefined);
  return {
    write(line) {
      if (output.writableLength > mostWaiting) {
        lost++;
        return;
      }
      if (lost > 0)
        output.write(`${JSON.stringify({ level: 40, msg: 'Log lines were lost', lost })}\n`);
      lost = 0;
      output.write(line);
    },
  };
}
