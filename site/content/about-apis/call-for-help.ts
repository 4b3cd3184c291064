import type { Holder } from './kind.ts';

export const holders: Record<string, Holder> = {
  CallButtonKey: { scope: 'Every button that carries it', holder: 'The call button' },
};
