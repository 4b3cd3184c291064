import { createRoot } from 'react-dom/client';
import Part from '../../../../shell/page/error-boundary/part.tsx';
import PlayableAnswer, { type PlayableAnswerProps } from './playable-answer.tsx';

/** One example that has been run at least once. */
export interface Playing {
  run(request: Omit<PlayableAnswerProps, 'count'>): void;
  end(): void;
}

/** Shows the answers of one example in a place of the static page. */
export function startPlaying(place: Element): Playing {
  const root = createRoot(place);
  let count = 0;
  return {
    run(request) {
      count += 1;
      root.render(
        <Part name="sandbox of this example">
          <PlayableAnswer {...request} count={count} />
        </Part>,
      );
    },
    end: () => root.unmount(),
  };
}
