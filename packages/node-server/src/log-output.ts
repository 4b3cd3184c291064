/** What is written to: `process.stdout`, in programs. */
interface Output {
  readonly writableLength: number;
  write(text: string): boolean;
  on(event: 'error', listener: (error: unknown) => void): unknown;
}

export interface LogOutput {
  write(line: string): void;
  /** Hands over what is gathered. For the end of a process, which waits for nothing. */
  flush(): void;
}

/** Characters that wait for a reader; what is logged beyond them is lost. */
const mostWaiting = 1_048_576;

/**
 * Where log lines go. Whoever reads them may be slow, stop or go away: the server works on and ends in
 * its time, and says in the next line it can write how many were lost. pino's own output would wait.
 *
 * The lines of all that is answered in one turn of the event loop are handed over together: each call of
 * the system costs more than to make a line.
 */
export function createLogOutput(output: Output): LogOutput {
  let lost = 0;
  let gathered = '';
  output.on('error', () => undefined);

  function flush() {
    if (gathered === '') return;
    const lines = gathered;
    gathered = '';
    output.write(lines);
  }

  return {
    write(line) {
      if (output.writableLength + gathered.length > mostWaiting) {
        lost++;
        return;
      }
      if (gathered === '') setImmediate(flush);
      if (lost > 0) {
        gathered += `${JSON.stringify({ level: 40, msg: 'Log lines were lost', lost })}\n`;
      }
      lost = 0;
      gathered += line;
    },
    flush,
  };
}
