import type { ReactNode } from 'react';
import type { ReadStores } from './csv.ts';
import styles from './stores.module.css';

/** What was read from a file, and each row that was not, with its line, the reason and its words. */
export default function ImportReport({ stores, bad, unknown }: ReadStores): ReactNode {
  return (
    <div role="status" className={styles.report}>
      <p>
        {stores.length} {stores.length === 1 ? 'store' : 'stores'} read. Answers that were here stay
        where the file has an empty cell.
        {unknown.length > 0 &&
          ` No worksheet asks for ${unknown.join(', ')}: kept, and written out again.`}
      </p>
      {bad.length > 0 && (
        <>
          <p>
            <strong>
              {bad.length} {bad.length === 1 ? 'row was' : 'rows were'} not taken over.
            </strong>{' '}
            Mend them in the file, and import it again.
          </p>
          <ul>
            {bad.map(({ line, reason, text }) => (
              <li key={line}>
                Line {line}: {reason} <code>{text}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
