import type { Scenario } from '@frontline/scenarios';
import { useEffect } from 'react';
import { known } from '../shared/published-scenario.ts';
import type { TheStory } from './use-story.ts';

const mark = '#story=';
const links = () => import(/* webpackChunkName: "story-link" */ '@frontline/scenarios/link');

/** The address of this page with a story behind its `#`. */
export async function writeAddress(story: Scenario): Promise<string> {
  const { writeLink } = await links();
  return `${location.origin}${location.pathname}${mark}${await writeLink(story, known)}`;
}

/** Opens the story that the address of the page holds, now and whenever that changes. */
export function useStoryInAddress({ take, fail }: TheStory): void {
  useEffect(() => {
    let latest = '';
    const open = () => {
      const { hash } = location;
      latest = hash;
      if (!hash.startsWith(mark)) return;
      links()
        .then(({ readLink }) => readLink(hash.slice(mark.length), known))
        .then(
          (story) => hash === latest && take(story, 'The story of the link is open.'),
          (cause: unknown) => hash === latest && fail(cause),
        );
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
