import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { translate } from '@docusaurus/Translate';
import type { OperationForm } from '@frontline/api-reference/page';
import { kebab } from './form-value.ts';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import AnswerView from './answer-view.tsx';
import ConsoleForm from './console-form.tsx';
import frame from './frame.module.css';
import HistoryList from './history-list.tsx';
import RequestPreview from './request-preview.tsx';
import SandboxFrame from './sandbox-frame.tsx';
import SendLine from './send-line.tsx';
import styles from './try-it.module.css';
import { useConsole, type Check } from './use-console.ts';
import { useResultInView } from './use-result-in-view.ts';
import { useSlow } from './use-task.ts';
import { languages } from '@frontline/api-reference/samples';
import { toSample } from './sample-of-request.ts';

export interface ConsoleParts {
  form: OperationForm;
  check: Check;
}

export interface ConsoleView {
  /** Whether it is on the page. */
  isOpen: boolean;
  onClose: () => void;
}

/** The console of one operation: form, server choice, answer and history. */
export default function TryIt(props: ConsoleParts & ConsoleView): ReactNode {
  const { isOpen, onClose } = props;
  const console = useConsole(props.form, props.check);
  const { form, state, change, request, faults, credentialFault, addressFault, calls } = console;
  const { pending, result } = calls;
  const isSlow = useSlow(pending !== undefined);
  const scope = `try-${kebab(form.operationId)}`;
  const root = useRef<HTMLElement>(null);
  // The focused button that opened the console has disappeared, and the form may begin below the window.
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useSampleSync(root, form, request, isOpen);
  /** An address is not reported before the reader wants to send. */
  const [isAddressRefused, setAddressRefused] = useState(false);
  const send = () => {
    setAddressRefused(addressFault !== '');
    const field = addressFault ? '[type=url]' : '[data-credential][aria-invalid=true]';
    if (!addressFault && !credentialFault) return console.send();
    root.current?.querySelector<HTMLElement>(field)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // These keys then end the composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return pending ? calls.cancel() : onClose();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  // A slow call hides the previous answer.
  const { failure, note, answer } = result;
  const isOver = !isSlow && Boolean(failure || note || answer);
  const place = useResultInView(isOver && result);
  const shown = isOver && (
    <div ref={place}>
      {failure && (
        <p role="alert" className={frame.failure}>
          {failure}
        </p>
      )}
      {note && (
        <p role="status" className={frame.hint}>
          {note}
        </p>
      )}
      {answer && <AnswerView answer={answer} />}
    </div>
  );
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={styles.console}
      aria-label={translate({ message: 'Try it: {summary}' }, { summary: form.summary })}
      onKeyDown={onKeyDown}
    >
      <button type="button" className={styles.close} aria-keyshortcuts="Escape" onClick={onClose}>
        {translate({ message: 'Close' })}
      </button>
      <div className={styles.sides}>
        <div>
          <ConsoleForm
            form={form}
            scope={scope}
            state={state}
            faults={faults}
            addressFault={isAddressRefused ? addressFault : ''}
            onChange={change}
          />
          <SendLine
            calls={calls}
            isSlow={isSlow}
            faults={Object.keys(faults).length}
            onSend={send}
          />
        </div>
        <div className={`receipt ${styles.beside}`} data-theme="dark">
          {request && <RequestPreview form={form} request={request} scope={scope} />}
          {!form.servers && (pending ?? result).by === 'page' ? (
            <SandboxFrame onReset={calls.reset}>{shown}</SandboxFrame>
          ) : (
            shown && (
              <section
                className={frame.frame}
                aria-label={translate({ message: 'Response from a server outside this page' })}
              >
                <div className={frame.inside}>{shown}</div>
              </section>
            )
          )}
        </div>
      </div>
      <HistoryList isSending={pending !== undefined} onReplay={console.replay} />
    </section>
  );
}

/**
 * While a console is open, updates the code samples of its operation to match the form. A closed one leaves the page as
 * printed: typed values, such as a key of the reader, would look like those of the docs.
 */
function useSampleSync(
  console: RefObject<HTMLElement | null>,
  form: OperationForm,
  request: RawRequest | undefined,
  isOpen: boolean,
): void {
  useEffect(() => {
    const samples = isOpen && samplesBeside(console.current);
    if (!samples) return undefined;
    const printed = samples.map((code) => code.innerHTML);
    return () => samples.forEach((code, at) => (code.innerHTML = printed[at] ?? ''));
  }, [console, isOpen]);

  useEffect(() => {
    if (!request || !isOpen) return;
    const sampled = toSample(form, request);
    for (const code of samplesBeside(console.current) ?? []) {
      const own = code.closest<HTMLElement>('[data-language]')?.dataset['language'];
      const text = languages.find(({ id }) => id === own)?.write(sampled);
      // Unchanged samples keep their syntax highlighting.
      if (text !== undefined && text !== code.textContent) code.textContent = text;
    }
  }, [console, form, request, isOpen]);
}

function samplesBeside(console: HTMLElement | null): HTMLElement[] | undefined {
  const operation = console?.closest('.reference-operation');
  return operation
    ? [...operation.querySelectorAll<HTMLElement>('.reference-sample[data-language] code')]
    : undefined;
}
