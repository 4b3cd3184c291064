import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** The note of a section that is collapsed for other roles, with a button to show it (islands/reader-parts.ts). */
export default function PartNote({ readers }: { readers: string }): ReactNode {
  return (
    <p className="part-note needs-scripts">
      <Translate values={{ readers }}>{'For {readers}.'}</Translate>{' '}
      <button type="button">
        <Translate>Show</Translate>
      </button>
    </p>
  );
}
