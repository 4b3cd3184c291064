import { readLink } from '@frontline/stories';
import { useEffect } from 'react';
import { known } from '../../../stories/surroundings.ts';
import type { TheStory } from './use-story.ts';

const mark = '#story=';

/** The address of this page with a story behind its `#`. */
export const addressOf = (link: string): string =>
  `${location.origin}${location.pathname}${mark}${link}`;

/** Opens the story that the address of the page holds, now and whenever that changes. */
export function useStoryInAddress({ take, fail }: TheStory): void {
  useEffect(() => {
    let latest = '';
    const open = () => {
      const { hash } = location;
      latest = hash;
      if (!hash.startsWith(mark)) return;
      readLink(hash.slice(mark.length), known).then(
        (story) => hash === latest && take(story, 'The story of the link is open.'),
        (cause: unknown) => hash === latest && fail(cause),
      );
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
