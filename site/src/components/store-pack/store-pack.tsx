import { useEffect, useRef, type ReactNode } from 'react';
import Part from '../part/part.tsx';
import { useLoaded } from '../try-it/use-loaded.ts';
import styles from './store-pack.module.css';

const fetchPanel = () => import(/* webpackChunkName: "store-pack-panel" */ './panel.tsx');

/**
 * Saves the whole site on the device of a reader who asks for it. Until the panel is scrolled to, it
 * is a few lines of text; what it says about sizes is read from the host then.
 */
export default function StorePack(): ReactNode {
  return (
    <Part name="store pack">
      <Pack />
    </Part>
  );
}

function Pack(): ReactNode {
  const shell = useRef<HTMLElement>(null);
  const { module, state, load } = useLoaded(fetchPanel);
  useEffect(() => {
    if (!shell.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      load();
    });
    observer.observe(shell.current);
    return () => observer.disconnect();
  }, []);

  const Panel = module?.default;
  return (
    <section ref={shell} className={styles.pack} aria-label="Store pack">
      <p className={styles.title}>Store pack</p>
      <p className={styles.about}>
        All pages, the search and the cards, saved in this browser for a place with a weak network.
        Nothing is downloaded until you ask for it.
      </p>
      <noscript>
        <p className={styles.about}>Saving needs JavaScript.</p>
      </noscript>
      {Panel ? (
        <Panel />
      ) : (
        <div className={`needs-scripts ${styles.waiting}`} role="status">
          {state === 'failed' ? (
            <>
              <span>The panel did not arrive. Check that you are online.</span>
              <button type="button" className="button button--primary" onClick={load}>
                Retry
              </button>
            </>
          ) : (
            <span>Reading what there is to save…</span>
          )}
        </div>
      )}
    </section>
  );
}
