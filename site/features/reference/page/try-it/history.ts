import { useSyncExternalStore } from 'react';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import type { Target } from '../../shared/form/filled-form.ts';

/** One call that was sent from a console of this tab. Kept in memory only. */
export interface Sent {
  number: number;
  request: RawRequest;
  target: Target;
  /** What came of it: a status, `no answer` or `canceled`. */
  outcome: string;
}

const limit = 20;
let sent: readonly Sent[] = [];
const listeners = new Set<() => void>();

export function remember(entry: Omit<Sent, 'number'>): void {
  const number = (sent[0]?.number ?? 0) + 1;
  sent = [{ ...entry, number }, ...sent].slice(0, limit);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The last calls of this tab, newest first. */
export const useHistory = (): readonly Sent[] =>
  useSyncExternalStore(
    subscribe,
    () => sent,
    () => sent,
  );
