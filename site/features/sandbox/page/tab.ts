import { askAfter } from '../../../shell/page/error-boundary/new-build.ts';
import type * as code from './in-page.ts';
import type { Sandbox } from './sandbox.ts';
import { asNotStarted } from './reader-error.ts';
import { useSyncExternalStore } from 'react';

export type Code = typeof code;

interface Tab {
  state: 'resting' | 'starting' | 'ready' | 'failed';
  /** Present while `ready`. */
  sandbox: Sandbox | undefined;
  /** Why it `failed`, in sentences. */
  reason: string;
  /** Grows with every call, every move of the clock and every reset: whoever shows records reads again. */
  revision: number;
}

const resting: Tab = { state: 'resting', sandbox: undefined, reason: '', revision: 0 };
let tab = resting;
let starting: Promise<Sandbox> | undefined;
const listeners = new Set<() => void>();

export const readTab = (): Tab => tab;
const restingTab = (): Tab => resting;

function onTabChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The code of the servers, fetched the first time it is asked for. */
export const loadCode = (): Promise<Code> =>
  import(/* webpackChunkName: "sandbox" */ './in-page.ts');

/**
 * The sandbox of this tab, started the first time it is asked for. It outlives every page.
 *
 * @throws {NotStarted} it cannot run here, or not now; `readTab()` has the reason too
 */
export function openSandbox(): Promise<Sandbox> {
  starting ??= start();
  return starting;
}

/** Puts the demonstration data and the clock back to the beginning. @throws {NotStarted} as above */
export async function resetSandbox(): Promise<Sandbox> {
  const before = tab.sandbox;
  starting = start();
  const sandbox = await starting;
  // Not waited for: a server that is stuck never closes, and nobody asks it any more.
  before?.close().catch(() => undefined);
  return sandbox;
}

/** Says that something has changed. */
export function touchTab(): void {
  change({ revision: tab.revision + 1 });
}

async function start(): Promise<Sandbox> {
  if (!tab.sandbox) change({ state: 'starting' });
  try {
    const { startInPage } = await loadCode();
    const sandbox = await startInPage();
    change({ state: 'ready', sandbox, reason: '', revision: tab.revision + 1 });
    return sandbox;
  } catch (cause) {
    starting = undefined;
    askAfter(cause);
    const failure = asNotStarted(cause);
    change({ state: 'failed', sandbox: undefined, reason: failure.message });
    throw failure;
  }
}

function change(parts: Partial<Tab>): void {
  tab = { ...tab, ...parts };
  for (const listener of listeners) listener();
}

/** The state of this tab's sandbox; looking at it does not start it. */
export function useSandbox(): Tab {
  return useSyncExternalStore(onTabChange, readTab, restingTab);
}
