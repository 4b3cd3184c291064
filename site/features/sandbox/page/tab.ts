import { checkForNewBuild } from '../../../shell/page/error-boundary/new-build.ts';
import type * as code from './in-page.ts';
import type { Sandbox } from './sandbox.ts';
import { asNotStarted } from './reader-error.ts';
import { useSyncExternalStore } from 'react';

export type Code = typeof code;

interface Tab {
  state: 'resting' | 'starting' | 'ready' | 'failed';
  /** Set while `ready`. */
  sandbox: Sandbox | undefined;
  /** Why it `failed`. */
  reason: string;
  /** Incremented by every call, clock advance and reset, so that views of records refresh. */
  revision: number;
}

let tab: Tab = { state: 'resting', sandbox: undefined, reason: '', revision: 0 };
let starting: Promise<Sandbox> | undefined;
const listeners = new Set<() => void>();

export const readTab = (): Tab => tab;

function onTabChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads the code of the servers once. */
export const loadCode = (): Promise<Code> =>
  import(/* webpackChunkName: "sandbox" */ './in-page.ts');

/**
 * The sandbox of this tab, started on first use. It survives navigation.
 *
 * @throws {NotStarted} it cannot run; `readTab()` has the reason, too
 */
export function openSandbox(): Promise<Sandbox> {
  starting ??= start();
  return starting;
}

/** Replaces the sandbox by one with initial data and clock. @throws {NotStarted} as above */
export const resetSandbox = (): Promise<Sandbox> => (starting = start());

/** Notifies listeners of a change. */
export function touchTab(): void {
  change({ revision: tab.revision + 1 });
}

async function start(): Promise<Sandbox> {
  if (!tab.sandbox) change({ state: 'starting' });
  try {
    const { startInPage } = await loadCode();
    const sandbox = await startInPage();
    // Not awaited: a server that hangs never closes, and nobody uses it any more.
    tab.sandbox?.close().catch(() => undefined);
    change({ state: 'ready', sandbox, reason: '', revision: tab.revision + 1 });
    return sandbox;
  } catch (cause) {
    starting = undefined;
    checkForNewBuild(cause);
    const failure = asNotStarted(cause);
    change({ state: 'failed', sandbox: undefined, reason: failure.message });
    throw failure;
  }
}

function change(parts: Partial<Tab>): void {
  tab = { ...tab, ...parts };
  for (const listener of listeners) listener();
}

/** The state of the sandbox of this tab; does not start it. */
export function useSandbox(): Tab {
  return useSyncExternalStore(onTabChange, readTab, readTab);
}
