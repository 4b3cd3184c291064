import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { OpenApiDocument } from '@frontline/specs/document';
import { kebab } from './kebab.ts';
import type { ApiName } from '../../sandbox/apis.ts';
import { loadCode, openSandbox, type Code } from '../../sandbox/tab.ts';
import AnswerView from './answer-view.tsx';
import ConsoleForm from './console-form.tsx';
import { useSamplesFollowing } from './follow-form.ts';
import frame from './frame.module.css';
import HistoryList from './history-list.tsx';
import { readForm, type OperationForm } from './operation-form.ts';
import RequestPreview from './request-preview.tsx';
import SandboxFrame from './sandbox-frame.tsx';
import styles from './try-it.module.css';
import { useConsole } from './use-console.ts';

/** The console of one operation: a form, where to send it, the answer and what was sent before. */
export default function TryIt(props: { api: ApiName; operationId: string }): ReactNode {
  const { api, operationId } = props;
  const [code, setCode] = useState<Code>();
  const [failure, setFailure] = useState('');
  const load = () => {
    setFailure('');
    loadCode().then(
      (loaded) => setCode(() => loaded),
      () => setFailure('The console did not arrive. Check that you are online.'),
    );
    // Started now, so that the first answer does not wait for the engine.
    openSandbox().catch(() => undefined);
  };
  useEffect(load, []);
  if (failure) {
    return (
      <p role="alert">
        {failure}{' '}
        <button type="button" className={styles.small} onClick={load}>
          Retry
        </button>
      </p>
    );
  }
  if (!code) return <p role="status">Fetching the console</p>;
  const document = code.documents[api].document as OpenApiDocument;
  return <Ready form={readForm(api, document, operationId)} check={code.checkRequest} />;
}

function Ready(props: { form: OperationForm; check: Code['checkRequest'] }): ReactNode {
  const { check } = props;
  const [form] = useState(props.form);
  const console = useConsole(form, check);
  const { state, change, request, faults, answer, failure, isSending, answeredBy } = console;
  const scope = `try-${kebab(form.operationId)}`;
  const count = Object.keys(faults).length;
  const whole = useRef<HTMLElement>(null);
  // The button that opened the console is gone, and the focus would be with it.
  useEffect(() => whole.current?.focus({ preventScroll: true }), []);
  useSamplesFollowing(whole, form, request);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    console.send();
  };
  const result = (
    <>
      {failure && (
        <p role="alert" className={frame.failure}>
          {failure}
        </p>
      )}
      {answer && <AnswerView answer={answer} />}
    </>
  );
  return (
    <section
      ref={whole}
      tabIndex={-1}
      className={styles.console}
      aria-label={`Try it: ${form.summary}`}
      onKeyDown={onKeyDown}
    >
      <ConsoleForm {...{ form, scope, state, faults, onChange: change }} />
      <div className={styles.sendLine}>
        <button
          type="button"
          className="button button--primary"
          aria-disabled={isSending}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={console.send}
        >
          Send
        </button>
        <span className={styles.help}>
          or <kbd>Ctrl</kbd> / <kbd>⌘</kbd> + <kbd>Enter</kbd>
        </span>
        {count > 0 && (
          <span className={styles.fault}>
            The server will refuse this: {count} {count === 1 ? 'fault' : 'faults'}.
          </span>
        )}
      </div>
      {request && <RequestPreview {...{ form, request, scope }} />}
      {answeredBy === 'page' ? (
        <SandboxFrame onReset={console.forget}>{result}</SandboxFrame>
      ) : (
        <section className={frame.frame} aria-label="Answer from a server outside this page">
          <div className={frame.inside}>{result}</div>
        </section>
      )}
      <HistoryList onReplay={console.replay} />
    </section>
  );
}
