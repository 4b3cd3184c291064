import type { MadeCall } from '@frontline/scenarios';
import type { RawRequest } from './raw-request.ts';
import type { Sandbox } from './sandbox.ts';

/** A call, and how far the clock had been put forward then, in seconds. */
type Noted = MadeCall & { ahead: number };

/** What consoles, labs and examples have asked of a sandbox, in memory only; a reset forgets it. */
const made = new WeakMap<Sandbox, Noted[]>();

export function noteCall(sandbox: Sandbox, request: RawRequest, answer: string): void {
  const { url, ...others } = request;
  const path = url.slice(new URL(url).origin.length);
  const ahead = sandbox.ahead();
  const at = Date.now() + ahead * 1000;
  made.set(sandbox, [...callsOf(sandbox), { request: { ...others, path }, answer, at, ahead }]);
}

export const callsOf = (sandbox: Sandbox): readonly Noted[] => made.get(sandbox) ?? [];

/** When the last call was, and as far on as the clock was put forward since, in milliseconds. */
export function endOf(sandbox: Sandbox): number | undefined {
  const last = callsOf(sandbox).at(-1);
  return last && last.at + (sandbox.ahead() - last.ahead) * 1000;
}
