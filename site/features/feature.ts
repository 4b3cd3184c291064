import type { ComponentType } from 'react';
import type { callsOf, historyEnd } from './sandbox/page/call-history.ts';

/** What an optional feature contributes to the site. Node.js and the page both load it, so it names files by path. */
export interface Feature {
  /** Path of its Docusaurus plugin, relative to the site. Runs before all other plugins. */
  plugin?: string;
  /** MDX components by name, and the files that render them at build time. */
  components?: Record<string, `@site/features/${string}`>;
  labs?: Record<string, LabEntry>;
}

export interface LabEntry {
  title: string;
  about: string;
  /** The noun in messages, after “the”. Defaults to `lab`. */
  noun?: string;
  /** Opens on scroll and does not start the servers. */
  opensNear?: true;
  /** Its anchor on the page. Defaults to `lab`. */
  anchor?: string;
  fetchBody: () => Promise<{ default: ComponentType<{ scenario?: string; autoplay?: boolean }> }>;
}

/** A button beside the clock of a sandbox with recorded calls. */
export interface SandboxAction {
  label: () => string;
  run: (calls: ReturnType<typeof callsOf>, end: ReturnType<typeof historyEnd>) => Promise<void>;
}
