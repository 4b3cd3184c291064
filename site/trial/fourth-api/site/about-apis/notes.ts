import type { Holder, Repeat } from './kind.ts';

export const repeats: Record<string, Repeat> = {
  readNote: { status: 200, same: true, words: 'It only reads.' },
};

export const holders: Record<string, Holder> = {
  NotesKey: { scope: 'One store', holder: 'The system that reads notes' },
};
