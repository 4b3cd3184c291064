import { useEffect, useRef, type ReactNode } from 'react';
import Part from '../part/part.tsx';
import { useLoaded } from '../try-it/use-loaded.ts';
import { labs, type LabName } from './lab-list.ts';
import styles from './lab.module.css';

/**
 * A thing to try out on a page. Until the reader opens it, or scrolls to one that opens by itself,
 * it is a few lines of text in the space the lab will take.
 */
export default function Lab({ name }: { name: LabName }): ReactNode {
  const { title, about, noun, opensNear, height, fetchBody } = labs[name];
  const shell = useRef<HTMLElement>(null);
  const { module, state, load } = useLoaded(fetchBody);
  useEffect(() => {
    if (!opensNear || !shell.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: '200px' },
    );
    observer.observe(shell.current);
    return () => observer.disconnect();
  }, [opensNear]);

  const isAsked = useRef(false);
  const open = () => {
    isAsked.current = true;
    load();
  };
  useEffect(() => {
    if (!module || !isAsked.current) return;
    // The button that opened the lab is gone, and the focus would be with it.
    shell.current?.focus({ preventScroll: true });
    fetchTheRest();
  }, [module]);

  const Body = module?.default;
  return (
    <section
      ref={shell}
      tabIndex={-1}
      className={styles.lab}
      aria-label={title}
      data-lab={name}
      style={opensNear ? { minHeight: height } : undefined}
    >
      <p className={styles.title}>{title}</p>
      <p className={styles.about}>{about}</p>
      <noscript>
        <p className={styles.about}>
          It needs JavaScript. The text and the tables of this page say the same.
        </p>
      </noscript>
      {Body ? (
        <Part name={noun}>
          <Body />
        </Part>
      ) : (
        <p className={`needs-scripts ${styles.open}`}>
          <button type="button" className="button button--primary" onClick={open}>
            {state === 'failed' ? 'Retry' : `Open the ${noun}`}
          </button>
          <span role="status">
            {state === 'loading' && `Fetching the ${noun}`}
            {state === 'failed' && `The ${noun} did not arrive. Check that you are online.`}
          </span>
        </p>
      )}
    </section>
  );
}

/** Whoever plays once plays on: the labs of other pages are small, and work without a network then. */
function fetchTheRest(): void {
  setTimeout(() => {
    for (const { fetchBody } of Object.values(labs)) fetchBody().catch(() => undefined);
  }, 1000);
}
