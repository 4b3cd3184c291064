import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './page-markdown.module.css';

/** The page as Markdown: a link that needs no JavaScript, and a button that copies it (article/islands). */
export default function PageMarkdown({ page }: { page: string }): ReactNode {
  return (
    <p className={styles.twin}>
      <button type="button" className="needs-scripts" data-copy-file>
        <Translate>Copy page as Markdown</Translate>
      </button>
      <a href={`${page}.md`}>
        <Translate>View as Markdown</Translate>
      </a>
      <span role="status" />
    </p>
  );
}
