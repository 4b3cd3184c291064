import type { ScenarioCall } from '@frontline/scenarios';
import type { RawRequest } from './raw-request.ts';
import type { Sandbox } from './sandbox.ts';

/** A call, and the clock offset at that time, in seconds. */
type RecordedCall = ScenarioCall & { ahead: number };

/** The calls of consoles, labs and examples by sandbox, in memory only; a reset discards them. */
const history = new WeakMap<Sandbox, RecordedCall[]>();

export function recordCall(sandbox: Sandbox, request: RawRequest, answer: string): void {
  const { url, ...others } = request;
  const path = url.slice(new URL(url).origin.length);
  const ahead = sandbox.ahead();
  const at = Date.now() + ahead * 1000;
  history.set(sandbox, [...callsOf(sandbox), { request: { ...others, path }, answer, at, ahead }]);
}

export const callsOf = (sandbox: Sandbox): readonly RecordedCall[] => history.get(sandbox) ?? [];

/** The time of the last call plus the clock advances since, in milliseconds. */
export function historyEnd(sandbox: Sandbox): number | undefined {
  const last = callsOf(sandbox).at(-1);
  return last && last.at + (sandbox.ahead() - last.ahead) * 1000;
}
