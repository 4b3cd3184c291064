import type { ReactNode } from 'react';
import { labs, type LabName } from './lab-list.ts';
import styles from './lab.module.css';

/**
 * A thing to try out on a page. Until the reader opens it, or scrolls to one that opens by itself,
 * it is a few lines of text in the space the lab will take (offer-labs.ts).
 */
export default function Lab({ name }: { name: LabName }): ReactNode {
  const { title, about, noun, opensNear, height } = labs[name];
  return (
    <section
      tabIndex={-1}
      className={styles.lab}
      aria-label={title}
      data-lab={name}
      data-noun={noun}
      data-opens-near={opensNear || undefined}
      style={opensNear ? { minHeight: height } : undefined}
    >
      <p className={styles.title}>{title}</p>
      <p className={styles.about}>{about}</p>
      <noscript>
        <p className={styles.about}>
          It needs JavaScript. The text and the tables of this page say the same.
        </p>
      </noscript>
      <div data-lab-body>
        <p className={`needs-scripts ${styles.open}`}>
          <button type="button" className="button button--primary">
            Open the {noun}
          </button>
          <span role="status" />
        </p>
      </div>
    </section>
  );
}
