import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { OpenApiDocument } from '@frontline/specs/document';
import { translate } from '@docusaurus/Translate';
import type { OperationForm } from '@frontline/api-reference/page';
import { kebab } from './form-value.ts';
import type { ApiName } from '../../../sandbox/shared/apis.ts';
import type { Faults } from '../../../sandbox/page/check-request.ts';
import { loadLocalServers } from '../../../sandbox/page/local-servers.ts';
import { toRequest, type RawRequest } from '../../../sandbox/page/raw-request.ts';
import { loadCode, openSandbox, type Code } from '../../../sandbox/page/tab.ts';
import { checkForNewBuild } from '../../../../shell/page/error-boundary/new-build.ts';
import AnswerView from './answer-view.tsx';
import ConsoleForm from './console-form.tsx';
import ConsoleMissing from './console-missing.tsx';
import frame from './frame.module.css';
import HistoryList from './history-list.tsx';
import { buildRequest } from './form-state.ts';
import { apiOf, parameterKey, readForm } from './read-form.ts';
import RequestPreview from './request-preview.tsx';
import SandboxFrame from './sandbox-frame.tsx';
import SendLine from './send-line.tsx';
import styles from './try-it.module.css';
import { useConsole, type Check } from './use-console.ts';
import { useSlow } from './use-task.ts';
import { languages } from '@frontline/api-reference/samples';
import { toSample } from './sample-of-request.ts';

/** The console of one operation: form, server choice, answer and history. */
export default function TryIt(props: {
  api: ApiName;
  operationId: string;
  onClose: () => void;
}): ReactNode {
  const { api, operationId, onClose } = props;
  const [code, setCode] = useState<Code>();
  const [isMissing, setMissing] = useState(false);
  const load = () => {
    setMissing(false);
    Promise.all([loadCode(), loadLocalServers()]).then(
      ([loaded]) => setCode(() => loaded),
      (cause: unknown) => {
        checkForNewBuild(cause);
        setMissing(true);
      },
    );
    // Starts the engine now, so that the first call does not wait for it.
    openSandbox().catch(() => undefined);
  };
  useEffect(load, []);
  if (isMissing) return <ConsoleMissing onRetry={load} />;
  if (!code) return <p role="status">{translate({ message: 'Fetching the console' })}</p>;
  const document = code.documents[api].document as OpenApiDocument;
  return (
    <InPageConsole form={readForm(api, document, operationId)} code={code} onClose={onClose} />
  );
}

function InPageConsole(props: { form: OperationForm; code: Code; onClose: () => void }): ReactNode {
  // Stable for as long as the console is open: effects depend on it.
  const [check] = useState(() => checkOf(props.code));
  return <OperationConsole {...props} check={check} />;
}

/** Validates a form with the in-page server. */
const checkOf =
  ({ checkRequest }: Code): Check =>
  async (form, state) => {
    const request = await buildRequest(form, { ...state, target: 'page', credential: '' });
    return byPlace(form, await checkRequest(apiOf(form), toRequest(request)));
  };

/** Maps faults to parameter keys: a server names the field but not its location. */
const byPlace = ({ parameters }: OperationForm, faults: Faults): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([field, sentences]) => {
      const own = parameters.find(({ name }) => field === name || field.startsWith(`${name}.`));
      return [own ? parameterKey(own) + field.slice(own.name.length) : field, sentences];
    }),
  );

/** A console whose code and form are loaded. */
export function OperationConsole(props: {
  form: OperationForm;
  check: Check;
  onClose: () => void;
}): ReactNode {
  const { check, onClose } = props;
  const [given] = useState(props.form);
  const console = useConsole(given, check);
  const { form, state, change, request, faults, credentialFault, calls } = console;
  const { pending, result } = calls;
  const isSlow = useSlow(pending !== undefined);
  const scope = `try-${kebab(form.operationId)}`;
  const root = useRef<HTMLElement>(null);
  // The focused button that opened the console has disappeared.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  useSampleSync(root, form, request);
  const send = () => {
    if (!credentialFault) return console.send();
    root.current?.querySelector<HTMLElement>('[data-credential][aria-invalid=true]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return pending ? calls.cancel() : onClose();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  // A slow call hides the previous answer.
  const { failure, note, answer } = result;
  useEffect(() => {
    const line = root.current?.querySelector('[data-appears] [role=status]');
    const { bottom = 0 } = line?.getBoundingClientRect() ?? {};
    if (bottom > innerHeight) line?.scrollIntoView({ block: 'center' });
  }, [answer]);
  const shown = !isSlow && (failure || note || answer) && (
    <>
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
    </>
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
          <ConsoleForm form={form} scope={scope} state={state} faults={faults} onChange={change} />
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
 * While a console is open, updates the code samples of its operation to match the form. Restores the printed
 * samples on unmount.
 */
function useSampleSync(
  console: RefObject<HTMLElement | null>,
  form: OperationForm,
  request: RawRequest | undefined,
): void {
  useEffect(() => {
    const samples = samplesBeside(console.current);
    if (!samples) return undefined;
    const printed = samples.map((code) => code.innerHTML);
    return () => samples.forEach((code, at) => (code.innerHTML = printed[at] ?? ''));
  }, [console]);

  useEffect(() => {
    if (!request) return;
    const sampled = toSample(form, request);
    for (const code of samplesBeside(console.current) ?? []) {
      const own = code.closest<HTMLElement>('[data-language]')?.dataset['language'];
      const text = languages.find(({ id }) => id === own)?.write(sampled);
      // Unchanged samples keep their syntax highlighting.
      if (text !== undefined && text !== code.textContent) code.textContent = text;
    }
  }, [console, form, request]);
}

function samplesBeside(console: HTMLElement | null): HTMLElement[] | undefined {
  const operation = console?.closest('.reference-operation');
  return operation
    ? [...operation.querySelectorAll<HTMLElement>('.reference-sample[data-language] code')]
    : undefined;
}
