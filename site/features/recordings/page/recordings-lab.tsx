import { reportAsMarkdown } from '@frontline/openapi-validator/recordings/report-markdown';
import { maskSecrets } from '@frontline/openapi-validator/recordings/mask-secrets';
import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import FileButton from '../../labs/page/file-button.tsx';
import parts from '../../labs/page/parts.module.css';
import { saveFile } from '../../labs/page/save-file.ts';
import { example } from './example.ts';
import ReportView from './report-view.tsx';
import Button from '../../labs/page/button.tsx';
import styles from './recordings.module.css';
import { useRecording } from './use-recording.ts';
import Verdict from './verdict.tsx';

/** Characters above which a recording is checked but not shown: a text field with megabytes freezes. */
const MAX_SHOWN = 50_000;
/** Debounce of typing in milliseconds. */
const DEBOUNCE = 400;

/** Compares recorded responses with the docs. A recording never leaves this page. */
export default function RecordingsLab(): ReactNode {
  const { state, validateRecording, clear } = useRecording();
  const [shown, setShown] = useState('');
  const [source, setSource] = useState('');
  const [typed, setTyped] = useState('');

  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => validateRecording(typed), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed]);

  const show = (text: string, from: string, toCheck = '') => {
    setShown(text);
    setSource(from);
    setTyped(toCheck);
  };
  /** Checks the original text and shows it with secrets masked. */
  const checkText = (text: string, name: string) => {
    if (text.length > MAX_SHOWN)
      show('', `${name}, ${text.length.toLocaleString('en')} characters`);
    else show(maskSecrets(text), '');
    validateRecording(text);
  };
  const checkFile = (file: File) => {
    show('', file.name);
    validateRecording(file);
  };
  const reset = () => {
    show('', '');
    clear();
  };
  const change = (text: string) => {
    const masked = maskSecrets(text);
    if (text.trim()) show(masked, '', masked);
    else reset();
  };
  const checkTransfer = (transfer: DataTransfer) => {
    const [file] = transfer.files;
    if (file) checkFile(file);
    else checkText(transfer.getData('text/plain'), 'What you pasted');
  };
  return (
    <div>
      <label className={parts.field}>
        {translate({
          message:
            'A curl command with the output of “curl -i”, lines of a JSON log, or a HAR file',
        })}
        <textarea
          className={`${parts.control} ${styles.text}`}
          rows={5}
          spellCheck={false}
          autoComplete="off"
          value={shown}
          onChange={({ target }) => change(target.value)}
          onPaste={(event) => {
            const { selectionStart, selectionEnd, value } = event.currentTarget;
            if (selectionEnd - selectionStart < value.length) return;
            event.preventDefault();
            checkTransfer(event.clipboardData);
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            checkTransfer(event.dataTransfer);
          }}
        />
      </label>
      <div className={parts.buttons}>
        <FileButton onFile={checkFile}>{translate({ message: 'Choose a file' })}</FileButton>
        <Button onClick={() => checkText(example, 'The example')}>
          {translate({ message: 'Try an example' })}
        </Button>
        <Button onClick={reset}>{translate({ message: 'Clear' })}</Button>
        {state.phase === 'done' && (
          <Button
            onClick={() =>
              saveFile(
                'what-the-server-said.md',
                'text/markdown',
                reportAsMarkdown(state.report, location.origin),
              )
            }
          >
            {translate({ message: 'Save the report' })}
          </Button>
        )}
      </div>
      {source && <p className={parts.note}>{source}</p>}
      {state.phase === 'working' && (
        <p className={styles.progress}>
          <progress
            aria-label={translate({ message: 'Checking the recording' })}
            max={state.total || undefined}
            value={state.total ? state.done : undefined}
          />{' '}
          {state.words}
        </p>
      )}
      <div role="alert">
        {state.phase === 'failed' && <p className={styles.failed}>{state.message}</p>}
      </div>
      <div role="status">{state.phase === 'done' && <Verdict {...state.report} />}</div>
      {state.phase === 'done' && <ReportView {...state.report} />}
    </div>
  );
}
