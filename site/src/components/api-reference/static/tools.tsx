import type { ReactNode } from 'react';
import type { Operation, PageContext } from './page-context.ts';

interface ToolsProps {
  operation: Operation;
  page: PageContext;
}

/** What a reader can take from an operation: its Markdown, and a call for any program that takes curl. */
export default function Tools({ operation, page }: ToolsProps): ReactNode {
  const { anchor, summary, requests } = operation;
  return (
    <p className="reference-markdown">
      <a href={page.fileUrl(`${anchor}.md`)}>Markdown</a>
      <button type="button" className="needs-scripts copy-button" data-copy-file aria-live="polite">
        <span>Copy as Markdown</span>
        <span className="heard"> {summary}</span>
      </button>
      {requests.length > 0 && (
        <button
          type="button"
          className="needs-scripts copy-button"
          data-copy="[data-language=curl] code"
          aria-live="polite"
        >
          <span>Copy as curl</span>
          <span className="heard"> {summary}</span>
        </button>
      )}
      <Folding what={summary} />
    </p>
  );
}

/** Unfolds and folds all of an operation or a page (islands/fold-all.ts). */
export function Folding({ what }: { what: string }): ReactNode {
  return (
    <>
      <button type="button" className="needs-scripts copy-button" data-fold="open">
        Expand all<span className="heard"> of {what}</span>
      </button>
      <button type="button" className="needs-scripts copy-button" data-fold="">
        Fold all<span className="heard"> of {what}</span>
      </button>
    </>
  );
}
