import type { ReactNode, ComponentType } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Translate from '@docusaurus/Translate';
import { labs, type LabName } from './lab-list.ts';
import CallForHelpLab from './call-for-help/call-for-help-lab.tsx';
import ContactsLab from './contacts/contacts-lab.tsx';
import ErrorFinder from './error-finder/error-finder.tsx';
import LockersLab from './lockers/lockers-lab.tsx';
import OwnSignLab from '../../own-signs/page/own-sign-lab.tsx';
import RadioLab from './radio/radio-lab.tsx';
import RecordingsLab from '../../recordings/page/recordings-lab.tsx';
import SignatureLab from '../../signature-lab/page/signature-lab.tsx';
import styles from './lab.module.css';

/**
 * A thing to try out on a page. Until the reader opens it, or scrolls to one that opens by itself,
 * it is a picture of its first state: its own first HTML, which does not act (offer-labs.ts).
 */
export default function Lab({ name }: { name: keyof typeof pictures }): ReactNode {
  const { title, about, noun, opensNear, anchor = 'lab' } = labs[name];
  const Body = pictures[name];
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section
      id={anchor}
      tabIndex={-1}
      className={styles.lab}
      aria-label={title}
      data-lab={name}
      data-noun={noun}
      data-opens-near={opensNear || undefined}
    >
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <p className={`needs-scripts ${styles.open}`}>
          <span role="status" />
          <button type="button" className="button button--primary">
            <Translate values={{ noun }}>{'Open {noun}'}</Translate>
          </button>
        </p>
      </div>
      <p className={styles.about}>{about}</p>
      <noscript>
        <p className={styles.about}>
          <Translate>
            It needs JavaScript. The text and the tables of this page say the same.
          </Translate>
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

/** Each lab, to be drawn as it is before anything has happened. Only the build asks for this file. */
const pictures: Record<Exclude<LabName, 'store' | 'story'>, ComponentType> = {
  'call-for-help': CallForHelpLab,
  lockers: LockersLab,
  radio: RadioLab,
  signature: SignatureLab,
  'error-finder': ErrorFinder,
  recordings: RecordingsLab,
  contacts: ContactsLab,
  'own-sign': OwnSignLab,
};
