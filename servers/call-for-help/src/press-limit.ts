/** Seconds a call button waits after an accepted press before the next one is accepted. */
const PRESS_LIMIT_SECONDS = 60;

/**
 * The instants one conditional UPDATE compares a button's last accepted press with: a press counts
 * as long ago when it lies at or before `clear`, and as a clock that was set back when it lies
 * after `ahead`; in both cases the button is free.
 */
export function pressWindow(now: Date): { clear: string; ahead: string } {
  return { clear: shifted(now, -PRESS_LIMIT_SECONDS), ahead: shifted(now, PRESS_LIMIT_SECONDS) };
}

/** Whole seconds until a button that was last pressed at `lastPressAt` is free, from 1 to 60. */
export function secondsToWait(now: Date, lastPressAt: string): number {
  const left = Date.parse(lastPressAt) + PRESS_LIMIT_SECONDS * 1000 - now.getTime();
  return Math.min(PRESS_LIMIT_SECONDS, Math.max(1, Math.ceil(left / 1000)));
}

function shifted(instant: Date, seconds: number): string {
  return new Date(instant.getTime() + seconds * 1000).toISOString();
}
