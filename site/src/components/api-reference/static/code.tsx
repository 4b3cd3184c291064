import type { ReactNode } from 'react';
import { colored } from '../../../../plugins/content/api-reference/colored.ts';

export interface CodeProps {
  text: string;
  /** The grammar its colours come from. */
  grammar: string;
  /** What a screen reader calls the block. */
  label: string;
  /** Seen above the code. */
  title?: string;
}

/** Coloured code that can be copied. Long lines wrap, so nothing is cut and nothing scrolls. */
export default function Code({ text, grammar, label, title }: CodeProps): ReactNode {
  return (
    <div className="theme-code-block reference-code" data-copied>
      {title && <p className="reference-code-title">{title}</p>}
      <pre role="group" aria-label={label}>
        <code
          className={`language-${grammar}`}
          dangerouslySetInnerHTML={{ __html: colored(text, grammar) }}
        />
      </pre>
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
      data-copy
      aria-live="polite"
    >
      <span>Copy</span>
      <span className="heard"> {what}</span>
    </button>
  );
}
