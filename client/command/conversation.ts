import { createInterface, type ReadLineOptions } from 'node:readline';
import type { Ask } from '../check/command.ts';

/**
 * Asks line by line. Lines that come before their question, as when all of them are pasted or piped at once, wait
 * for it. Whoever opens a conversation closes it: while it is open, Ctrl+C ends it and not the process.
 */
export function openConversation(by: ReadLineOptions): { ask: Ask; close: () => void } {
  const terminal = createInterface(by);
  const waiting: string[] = [];
  let isOpen = true;
  let goOn: () => void = () => undefined;
  terminal.on('line', (line) => {
    waiting.push(line);
    goOn();
  });
  terminal.once('close', () => {
    isOpen = false;
    goOn();
  });
  return {
    ask: async (question) => {
      if (waiting.length > 0 || !isOpen) by.output?.write(`${question}${waiting[0] ?? ''}\n`);
      else {
        terminal.setPrompt(question);
        terminal.prompt();
        await new Promise<void>((answered) => (goOn = answered));
        if (waiting.length === 0) by.output?.write('\n');
      }
      return waiting.shift();
    },
    close: () => terminal.close(),
  };
}
