import type { RawRequest } from '../../sandbox/page/raw-request.ts';
import type { Sandbox } from '../../sandbox/page/sandbox.ts';
import type { Answer } from '../../sandbox/page/send.ts';
import { readTab } from '../../sandbox/page/tab.ts';

/** A call and its response. */
export interface CompletedCall {
  request: RawRequest;
  answer: Answer;
}

/** What the reader has done on the home page, for the labs to continue. */
interface LabSession {
  messageId: string;
  openCode: string;
  /** The cabinet of the order with this open code. */
  cabinetId: number | undefined;
  announced: string;
  /** The last call by product. */
  lastCalls: Partial<Record<string, CompletedCall>>;
}

/** Keyed by sandbox, because the sandbox outlives the page; a reset discards both. */
const sessions = new WeakMap<Sandbox, LabSession>();

/** Stores the session for the other labs of this tab. */
export function saveSession(sandbox: Sandbox | undefined, session: LabSession): void {
  if (sandbox) sessions.set(sandbox, session);
}

/** The session to continue; undefined if nothing was started. */
export function currentSession(): LabSession | undefined {
  const { sandbox } = readTab();
  return sandbox && sessions.get(sandbox);
}
