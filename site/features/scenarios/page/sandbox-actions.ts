import { translate } from '@docusaurus/Translate';
import type { SandboxAction } from '../../feature.ts';

export const keepAsStory: SandboxAction = {
  label: () => translate({ message: 'Keep as story' }),
  run: async (calls, end) => {
    const { openAsStory } = await import(
      /* webpackChunkName: "lab-story-keep" */ './keep-story.ts'
    );
    await openAsStory(calls, end);
  },
};
