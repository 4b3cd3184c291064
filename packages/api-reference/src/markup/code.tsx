import type { ReactNode } from 'react';
import { usePage } from './page-context.ts';

interface CodeProps {
  text: string;
  /** Grammar for syntax highlighting, unless the document is large. */
  grammar: string;
  /** Accessible name of the block. */
  label: string;
  /** Visible title above the code. */
  title?: string;
  /** Collapses long code with a checkbox, which works without scripts. */
  folds?: boolean;
}

/** Code with more lines collapses. */
const COLLAPSED_LINES = 24;

/** Highlighted code with a copy button. Long lines wrap. */
export default function Code({ text, grammar, label, title, folds }: CodeProps): ReactNode {
  const { look, isLarge } = usePage();
  const language = isLarge ? 'text' : grammar;
  const lines = text.split('\n').length;
  return (
    <div className="theme-code-block reference-code" data-copied>
      {title && <p className="reference-code-title">{title}</p>}
      <pre translate="no" role="group" aria-label={label}>
        <code
          className={`language-${language}`}
          dangerouslySetInnerHTML={{ __html: look.highlight(text, language) }}
        />
      </pre>
      {folds && lines > COLLAPSED_LINES && (
        <label className="reference-lines">
          <input type="checkbox" autoComplete="off" /> Show all {lines} lines
        </label>
      )}
      <CopyButton what={label} />
    </div>
  );
}

/** Copies the code of the closest `data-copied` ancestor. */
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
