import { lazy, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { translate } from '@docusaurus/Translate';
import { labs } from './lab-list.ts';
import styles from './lab.module.css';

/** An interactive part of a page; an inert preview of its initial state until opened (offer-labs.ts). */
export default function Lab({ name }: { name: string }): ReactNode {
  const lab = Object.hasOwn(labs, name) ? labs[name] : undefined;
  const Body = previews.get(name);
  if (!lab || !Body) throw new RangeError(`There is no lab "${name}".`);
  const { title, about, noun = 'lab', opensNear, anchor = 'lab' } = lab;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section
      id={anchor}
      tabIndex={-1}
      className={styles.lab}
      aria-label={title}
      data-lab={name}
      data-noun={noun}
      data-opens-near={opensNear}
    >
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <p className={`needs-scripts ${styles.open}`}>
          <span role="status" />
          <button type="button" className="button button--primary">
            {translate({ message: 'Open {noun}' }, { noun })}
          </button>
        </p>
      </div>
      <p className={styles.about}>{about}</p>
      <noscript>
        <p className={styles.about}>
          {translate({
            message:
              'It needs JavaScript. The text and the tables of this page contain the same facts.',
          })}
        </p>
      </noscript>
      <div className={styles.body} data-lab-body>
        <div inert aria-hidden="true" data-lab-picture>
          <Body />
        </div>
      </div>
    </section>
  );
}

/** The labs to render as previews. Only the build imports this file. */
const previews = new Map(
  Object.entries(labs).map(([name, { fetchBody }]) => [name, lazy(fetchBody)]),
);
