import type { ReactNode } from 'react';
import styles from './page-markdown.module.css';

/** The page as Markdown: a link that needs no JavaScript, and a button that copies it (article/islands). */
export default function PageMarkdown({ page }: { page: string }): ReactNode {
  return (
    <p className={styles.twin}>
      <button type="button" className="needs-scripts" data-copy-file>
        Copy page as Markdown
      </button>
      <a href={`${page}.md`}>View as Markdown</a>
      <span role="status" />
    </p>
  );
}
