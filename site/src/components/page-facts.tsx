import type { ReactNode } from 'react';
import styles from './page-facts.module.css';

export interface PageFactsProps {
  roles?: ('staff' | 'administrator' | 'integrator')[];
  type?: 'tutorial' | 'how-to' | 'reference' | 'explanation';
}

const readers = { staff: 'staff', administrator: 'administrators', integrator: 'integrators' };
const kinds = {
  tutorial: 'Tutorial',
  'how-to': 'How-to',
  reference: 'Reference',
  explanation: 'Explanation',
};

/** The shelf label of a page: whom it is for, and what kind of page it is. */
export default function PageFacts({ roles, type }: PageFactsProps): ReactNode {
  if (!roles || !type) return null;
  return (
    <p className={styles.facts}>
      <span className={styles.kind}>{kinds[type]}</span>
      <span>For {roles.map((role) => readers[role]).join(', ')}</span>
    </p>
  );
}
