import { translate } from '@docusaurus/Translate';
import type { SandboxAction } from '../../feature.ts';

export const keepAsScenario: SandboxAction = {
  label: () => translate({ message: 'Keep as scenario' }),
  run: async (calls, end) => {
    const { openAsScenario } = await import(
      /* webpackChunkName: "lab-scenario-keep" */ './keep-scenario.ts'
    );
    await openAsScenario(calls, end);
  },
};
