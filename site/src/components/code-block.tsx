import { useRef, useState, type ReactNode } from 'react';
import styles from './code-block.module.css';
import { scrollerProps, useScrolls } from './use-scrolls.ts';

export interface CodeBlockProps {
  /** Coloured by plugins/code-blocks while the site is built. */
  html: string;
  language: string;
  title?: string;
}

/** A block of code that can be scrolled by keyboard and copied. */
export default function CodeBlock({ html, language, title }: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLPreElement>(null);
  const scrolls = useScrolls(scroller);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code.current?.textContent ?? '');
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <div className={`theme-code-block ${styles.block}`}>
      {title && <div className={styles.title}>{title}</div>}
      <pre ref={scroller} {...scrollerProps(scrolls, title ?? `Code, ${language}`)}>
        <code
          ref={code}
          className={`language-${language}`}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      <button type="button" className={`needs-scripts copy-button ${styles.copy}`} onClick={copy}>
        <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
        <span className="heard"> {title ?? 'code'}</span>
      </button>
    </div>
  );
}
