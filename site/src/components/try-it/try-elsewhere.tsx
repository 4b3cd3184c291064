import { useEffect, useState, type ReactNode } from 'react';
import { checkForm } from './check-form.ts';
import type { OperationForm } from './operation-form.ts';
import { Ready } from './try-it.tsx';
import styles from './try-it.module.css';

/**
 * The console of an operation whose API no server in this page answers for: the build has written its form
 * into a file, and calls go to the addresses of the document or to one of the reader's own.
 */
export default function TryElsewhere({ file }: { file: string }): ReactNode {
  const [form, setForm] = useState<OperationForm>();
  const [failure, setFailure] = useState('');
  const load = () => {
    setFailure('');
    fetchForm(file).then(setForm, () =>
      setFailure('The console did not arrive. Check that you are online.'),
    );
  };
  useEffect(load, [file]);
  if (failure)
    return (
      <p role="alert">
        {failure}{' '}
        <button type="button" className={styles.small} onClick={load}>
          Retry
        </button>
      </p>
    );
  if (!form) return <p role="status">Fetching the console</p>;
  return <Ready form={form} check={checkForm} />;
}

async function fetchForm(file: string): Promise<OperationForm> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answers ${response.status}.`);
  return (await response.json()) as OperationForm;
}
