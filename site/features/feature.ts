import type { ComponentType } from 'react';
import type { callsOf, endOf } from './sandbox/page/made-calls.ts';

/** How an optional feature takes part in the site; Node.js and the page both read it, so it names files by their paths. */
export interface Feature {
  /** Its plugin, from the folder of the site. Stands before all others. */
  plugin?: string;
  /** What pages use by name, and the file that draws it while the site is built. */
  components?: Record<string, `@site/features/${string}`>;
  labs?: Record<string, LabEntry>;
}

export interface LabEntry {
  title: string;
  about: string;
  /** What readers call it, after “the”, where that is not `lab`. */
  noun?: string;
  /** Opens when it is scrolled to, without starting the servers. */
  opensNear?: true;
  /** Its place in the address of a page, where that is not `lab`. */
  anchor?: string;
  fetchBody: () => Promise<{ default: ComponentType<{ scenario?: string; plays?: boolean }> }>;
}

/** What a reader can do beside the clock of a sandbox in which calls were made. */
export interface SandboxAction {
  label: () => string;
  run: (calls: ReturnType<typeof callsOf>, end: ReturnType<typeof endOf>) => Promise<void>;
}
