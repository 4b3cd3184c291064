import { useContext, type ReactNode } from 'react';
import { LookContext, type PageContext } from './page-context.ts';

interface CodeProps {
  page: PageContext;
  text: string;
  /** The grammar its colors come from, where the page has any. */
  grammar: string;
  /** What a screen reader calls the block. */
  label: string;
  /** Seen above the code. */
  title?: string;
  /** Of a long text its beginning is shown until the reader asks for more, with scripts or without. */
  folds?: boolean;
}

/** A text of more lines is long. */
const LONG = 24;

/** Colored code that can be copied. Long lines wrap, so nothing scrolls. */
export default function Code({ page, text, grammar, label, title, folds }: CodeProps): ReactNode {
  const { highlight } = useContext(LookContext);
  const language = page.isLarge ? 'text' : grammar;
  const lines = text.split('\n').length;
  return (
    <div className="theme-code-block reference-code" data-copied>
      {title && <p className="reference-code-title">{title}</p>}
      <pre role="group" aria-label={label}>
        <code
          className={`language-${language}`}
          dangerouslySetInnerHTML={{ __html: highlight(text, language) }}
        />
      </pre>
      {folds && lines > LONG && (
        <label className="reference-lines">
          <input type="checkbox" autoComplete="off" /> Show all {lines} lines
        </label>
      )}
      <CopyButton what={label} />
    </div>
  );
}

/** Copies the code of the nearest `data-copied` element. */
export function CopyButton({ what }: { what: string }): ReactNode {
  return (
    <button
      type="button"
      className="needs-scripts copy-button reference-copy"
      data-copy="code"
      aria-live="polite"
    >
      <span>Copy</span>
      <span className="heard"> {what}</span>
    </button>
  );
}
