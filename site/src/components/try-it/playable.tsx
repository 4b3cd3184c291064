import { useRef, useState, type ReactNode } from 'react';
import Part from '../part/part.tsx';
import styles from './playable.module.css';
import { useLoaded } from './use-loaded.ts';

export interface PlayableProps {
  /** Name of the example, unique across all pages. */
  example: string;
  /** Name of the example on the same page that runs before this one. */
  after?: string;
  /** The status that the page prints. */
  status?: string;
  children: ReactNode;
}

const textOf = (block: Element | null) => block?.querySelector('code')?.textContent ?? '';

/** A printed request that can be run in this page. Nothing is fetched before the reader asks. */
export default function Playable({ example, after, status, children }: PlayableProps): ReactNode {
  const block = useRef<HTMLDivElement>(null);
  const [run, setRun] = useState({ request: '', before: '', count: 0 });
  const { module, state, load } = useLoaded(
    () => import(/* webpackChunkName: "sandbox-tools" */ './playable-answer.tsx'),
  );
  const play = () => {
    const before = after ? textOf(document.querySelector(`[data-example="${after}"]`)) : '';
    setRun(({ count }) => ({ request: textOf(block.current), before, count: count + 1 }));
    load();
  };
  const Answer = module?.default;
  return (
    <div className={styles.playable} ref={block} data-example={example}>
      {children}
      <button type="button" className={`needs-scripts ${styles.run}`} onClick={play}>
        Run in the sandbox
      </button>
      {state === 'loading' && <p role="status">Fetching the sandbox</p>}
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          The sandbox did not arrive. Check that you are online, then run it again.
        </p>
      )}
      {Answer && run.count > 0 && (
        <Part name="sandbox of this example">
          <Answer {...run} printedStatus={Number(status) || undefined} />
        </Part>
      )}
    </div>
  );
}
