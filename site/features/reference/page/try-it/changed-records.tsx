import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Change, StoredValue } from '../../../sandbox/page/changes.ts';
import styles from './frame.module.css';

const verbs = { added: 'new', changed: 'changed', removed: 'removed' };

/** The stored records that a call changed, field by field. */
export default function ChangedRecords({ changes }: { changes: Change[] }): ReactNode {
  if (changes.length === 0)
    return <p className={styles.quiet}>{translate({ message: 'No stored record changed.' })}</p>;
  return (
    <div className={styles.changes}>
      {changes.map(({ record, kind, fields }) => (
        <details key={record} open={kind === 'changed'} className={styles.record}>
          <summary>
            {record} <span className={styles.kind}>{verbs[kind]}</span>{' '}
            <span className={styles.quiet}>
              {fields.length === 1
                ? translate({ message: '1 field' })
                : translate({ message: '{count} fields' }, { count: fields.length })}
            </span>
          </summary>
          <table className={styles.change}>
            <thead>
              <tr>
                <th scope="col">{translate({ message: 'Field' })}</th>
                {kind === 'changed' && <th scope="col">{translate({ message: 'Before' })}</th>}
                <th scope="col">
                  {kind === 'removed'
                    ? translate({ message: 'Before' })
                    : translate({ message: 'Now' })}
                </th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  {kind === 'changed' && <td>{printed(before)}</td>}
                  <td>
                    <ins>{printed(kind === 'removed' ? before : after)}</ins>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </div>
  );
}

const printed = (value: StoredValue | undefined) => (value === undefined ? '' : String(value));
