import { pressWait } from '@frontline/specs/call-for-help/limits';

/**
 * The instants one conditional UPDATE compares a button's last accepted press with: a press counts
 * as long ago when it lies at or before `clear`, and as a clock that was set back when it lies
 * after `ahead`; in both cases the button is free.
 */
export function pressWindow(now: Date): { clear: string; ahead: string } {
  return { clear: shifted(now, -pressWait.ms), ahead: shifted(now, pressWait.ms) };
}

/** Whole seconds until a button that was last pressed at `lastPressAt` is free: from 1 to the whole wait. */
export function secondsToWait(now: Date, lastPressAt: string): number {
  const left = Date.parse(lastPressAt) + pressWait.ms - now.getTime();
  return Math.min(pressWait.seconds, Math.max(1, Math.ceil(left / 1000)));
}

function shifted(instant: Date, ms: number): string {
  return new Date(instant.getTime() + ms).toISOString();
}
