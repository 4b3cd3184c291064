import type { ReactNode } from 'react';
import { usePage, type OperationProps } from './page-context.ts';

/** Actions for an operation: expand all, copy as Markdown, copy as curl. */
export default function Tools({ operation }: OperationProps): ReactNode {
  const page = usePage();
  const { anchor, summary } = operation;
  return (
    <details className="reference-tools" name="tools">
      <summary className="copy-button">
        More<span className="heard"> for {summary}</span>
      </summary>
      <p>
        <a href={page.fileUrl(`${anchor}.md`)}>View as Markdown</a>
        <button
          type="button"
          className="needs-scripts copy-button"
          data-copy-file
          aria-live="polite"
        >
          <span>Copy as Markdown</span>
          <span className="heard"> {summary}</span>
        </button>
        <button
          type="button"
          className="needs-scripts copy-button"
          data-copy="[data-language=curl] code"
          aria-live="polite"
        >
          <span>Copy as curl</span>
          <span className="heard"> {summary}</span>
        </button>
        <Folding what={summary} />
      </p>
    </details>
  );
}

/** Expands or collapses everything in an operation or page; the script handles `data-fold`. */
export function Folding({ what }: { what: string }): ReactNode {
  return (
    <>
      <button type="button" className="needs-scripts copy-button" data-fold="open">
        Show all<span className="heard"> of {what}</span>
      </button>
      <button type="button" className="needs-scripts copy-button" data-fold="">
        Hide all<span className="heard"> of {what}</span>
      </button>
    </>
  );
}
