import { useState } from 'react';
import { askForNewBuild, isMissingFile } from '../part/new-build.ts';

export interface Loaded<Module> {
  module: Module | undefined;
  state: 'resting' | 'loading' | 'failed';
  /** Fetches the module; again after a failure, never twice at once. */
  load: () => void;
}

/** Code that is fetched when the reader asks, with a way back when it does not arrive. */
export function useLoaded<Module extends object>(
  fetchModule: () => Promise<Module>,
): Loaded<Module> {
  const [module, setModule] = useState<Module>();
  const [state, setState] = useState<Loaded<Module>['state']>('resting');
  const load = () => {
    if (module || state === 'loading') return;
    setState('loading');
    fetchModule().then(
      (fetched) => {
        setModule(() => fetched);
        setState('resting');
      },
      (cause: unknown) => {
        if (isMissingFile(cause)) void askForNewBuild();
        setState('failed');
      },
    );
  };
  return { module, state, load };
}
