import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReadStores } from './csv.ts';
import styles from './stores.module.css';

/** What was read from a file, and each row that was not, with its line, the reason and its words. */
export default function ImportReport({ stores, bad, unknown }: ReadStores): ReactNode {
  return (
    <div role="status" className={styles.report}>
      <p>
        {stores.length === 1
          ? translate({ message: '1 store read.' })
          : translate({ message: '{count} stores read.' }, { count: stores.length })}{' '}
        <Translate>Answers that were here stay where the file has an empty cell.</Translate>
        {unknown.length > 0 && (
          <>
            {' '}
            <Translate values={{ columns: unknown.join(', ') }}>
              {'No worksheet asks for {columns}: kept, and written out again.'}
            </Translate>
          </>
        )}
      </p>
      {bad.length > 0 && (
        <>
          <p>
            <strong>
              {bad.length === 1
                ? translate({ message: '1 row was not taken over.' })
                : translate(
                    { message: '{count} rows were not taken over.' },
                    { count: bad.length },
                  )}
            </strong>{' '}
            <Translate>Correct them in the file, and import it again.</Translate>
          </p>
          <ul>
            {bad.map(({ line, reason, text }) => (
              <li key={line}>
                <Translate values={{ line, reason }}>{'Line {line}: {reason}'}</Translate>{' '}
                <code>{text}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
