import { useState, type ReactNode } from 'react';
import { copyFile } from './copy-file.ts';
import styles from './page-markdown.module.css';

/** The page as Markdown: a link that needs no JavaScript, and a button that copies it. */
export default function PageMarkdown({ page }: { page: string }): ReactNode {
  const twin = `${page}.md`;
  const [outcome, setOutcome] = useState('');
  const tell = (words: string) => () => {
    setOutcome(words);
    setTimeout(setOutcome, 4000, '');
  };
  return (
    <p className={styles.twin}>
      <button
        type="button"
        className="needs-scripts"
        onClick={() =>
          copyFile(twin).then(tell('Copied'), tell('Not copied. Use the link instead.'))
        }
      >
        Copy page as Markdown
      </button>
      <a href={twin}>View as Markdown</a>
      <span role="status">{outcome}</span>
    </p>
  );
}
