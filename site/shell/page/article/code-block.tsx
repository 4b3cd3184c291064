import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './code-block.module.css';

interface CodeBlockProps {
  /** Highlighted at build time by shell/build/code-blocks. */
  html: string;
  language: string;
  title?: string;
}

/** A code block with a copy button (article/islands/start.ts). Long lines wrap. */
export default function CodeBlock({ html, language, title }: CodeBlockProps): ReactNode {
  return (
    <div className={`theme-code-block receipt ${styles.block}`} data-theme="dark" data-copied>
      {title && <div className={styles.title}>{title}</div>}
      <pre translate="no">
        <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button type="button" className={`needs-scripts copy-button ${styles.copy}`} data-copy="code">
        <span aria-live="polite">{translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}</span>
        <span className="heard"> {title ?? translate({ message: 'code' })}</span>
      </button>
    </div>
  );
}
