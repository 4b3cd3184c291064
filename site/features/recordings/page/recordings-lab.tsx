import { reportAsMarkdown } from '@frontline/openapi-validator/recordings/report-markdown';
import { maskSecrets } from '@frontline/openapi-validator/recordings/mask-secrets';
import { useEffect, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import FileButton from '../../labs/page/file-button.tsx';
import parts from '../../labs/page/parts.module.css';
import { saveFile } from '../../labs/page/save-file.ts';
import { example } from './example.ts';
import ReportView from './report-view.tsx';
import styles from './recordings.module.css';
import { useRecording } from './use-recording.ts';
import Verdict from './verdict.tsx';

/** What is longer is examined and not shown: a box of text with megabytes in it stands still. */
const mostShown = 50_000;
/** How long a reader rests between two letters, in milliseconds. */
const pause = 400;

/** Holds what a server has said to the docs. A recording is read in this page and never leaves it. */
export default function RecordingsLab(): ReactNode {
  const { examination, validateRecording, clear } = useRecording();
  const [shown, setShown] = useState('');
  const [source, setSource] = useState('');
  const [typed, setTyped] = useState('');

  useEffect(() => {
    if (typed === '') return undefined;
    const timer = setTimeout(() => validateRecording(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  /** Examined as it is and shown with its secrets masked: nobody ever sees them. */
  const take = (text: string, name: string) => {
    const isLong = text.length > mostShown;
    setTyped('');
    setShown(isLong ? '' : maskSecrets(text));
    setSource(isLong ? `${name}, ${text.length.toLocaleString('en')} characters` : '');
    validateRecording(text);
  };
  const takeFile = (file: File) => {
    setTyped('');
    setShown('');
    setSource(file.name);
    validateRecording(file);
  };
  const reset = () => {
    setTyped('');
    setShown('');
    setSource('');
    clear();
  };
  const change = (text: string) => {
    if (text.trim() === '') return reset();
    setShown(maskSecrets(text));
    setSource('');
    setTyped(maskSecrets(text));
  };
  const takeTransfer = (transfer: DataTransfer) => {
    const [file] = transfer.files;
    if (file) takeFile(file);
    else take(transfer.getData('text/plain'), 'What you pasted');
  };
  return (
    <div>
      <label className={parts.field}>
        <Translate>
          A curl command with what “curl -i” printed, lines of a JSON log, or a HAR file
        </Translate>
        <textarea
          className={`${parts.control} ${styles.text}`}
          rows={5}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          value={shown}
          onChange={({ target }) => change(target.value)}
          onPaste={(event) => {
            const { selectionStart, selectionEnd, value } = event.currentTarget;
            if (selectionEnd - selectionStart < value.length) return;
            event.preventDefault();
            takeTransfer(event.clipboardData);
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            takeTransfer(event.dataTransfer);
          }}
        />
      </label>
      <div className={parts.buttons}>
        <FileButton accept=".har,.json,.jsonl,.ndjson,.log,.txt" onFile={takeFile}>
          <Translate>Choose a file</Translate>
        </FileButton>
        <button type="button" className={parts.button} onClick={() => take(example, 'The example')}>
          <Translate>Try an example</Translate>
        </button>
        <button
          type="button"
          className={parts.button}
          disabled={examination.phase !== 'done'}
          onClick={() =>
            examination.phase === 'done' &&
            saveFile(
              'what-the-server-said.md',
              'text/markdown',
              reportAsMarkdown(examination.report, location.origin),
            )
          }
        >
          <Translate>Save the report</Translate>
        </button>
        <button
          type="button"
          className={parts.button}
          disabled={examination.phase === 'resting'}
          onClick={reset}
        >
          <Translate>Clear</Translate>
        </button>
      </div>
      {source && <p className={parts.note}>{source}</p>}
      {examination.phase === 'working' && (
        <p className={styles.progress}>
          <progress
            aria-label={translate({ message: 'Checking the recording' })}
            max={examination.total || undefined}
            value={examination.total ? examination.done : undefined}
          />{' '}
          {examination.words}
        </p>
      )}
      <div role="alert">
        {examination.phase === 'failed' && <p className={styles.failed}>{examination.message}</p>}
      </div>
      <div role="status">{examination.phase === 'done' && <Verdict {...examination.report} />}</div>
      {examination.phase === 'done' && <ReportView {...examination.report} />}
    </div>
  );
}
