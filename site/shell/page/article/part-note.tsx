import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** Says whose a section is that is folded for other readers, and shows it (islands/reader-parts.ts). */
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
