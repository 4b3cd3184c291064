import type { RawRequest } from '../../sandbox/page/raw-request.ts';
import type { Sandbox } from '../../sandbox/page/sandbox.ts';
import type { Answer } from '../../sandbox/page/send.ts';
import { readTab } from '../../sandbox/page/tab.ts';

/** A call with its answer. */
export interface Last {
  request: RawRequest;
  answer: Answer;
}

/** What a reader has begun on the home page. */
interface HandedOn {
  messageId: string;
  openCode: string;
  /** The cabinet whose order has this code. */
  cabinetId: number | undefined;
  announced: string;
  /** The last call to each product. */
  lasts: Partial<Record<string, Last>>;
}

/** The servers outlive the page: what was begun on them ends with them, at a reset. */
const handedOn = new WeakMap<Sandbox, HandedOn>();

/** Lets the labs of this tab go on from here. */
export function handOn(sandbox: Sandbox | undefined, what: HandedOn): void {
  if (sandbox) handedOn.set(sandbox, what);
}

/** What a lab goes on with; undefined where nothing was begun. */
export function takeOver(): HandedOn | undefined {
  const { sandbox } = readTab();
  return sandbox && handedOn.get(sandbox);
}
