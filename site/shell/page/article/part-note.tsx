import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

/** The note of a section that is collapsed for other roles, with a button to show it (islands/reader-parts.ts). */
export default function PartNote({ readers }: { readers: string }): ReactNode {
  return (
    <p className="part-note needs-scripts">
      {translate({ message: 'For {readers}.' }, { readers })}{' '}
      <button type="button">{translate({ message: 'Show' })}</button>
    </p>
  );
}
