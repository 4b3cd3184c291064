import type { ReactNode } from 'react';
import type { Change, StoredValue } from '../../sandbox/changes.ts';
import styles from './frame.module.css';

const verbs = { added: 'new', changed: 'changed', removed: 'removed' };

/** What a call did to the stored records, field by field. */
export default function ChangedRecords({ changes }: { changes: Change[] }): ReactNode {
  if (changes.length === 0) return <p className={styles.quiet}>No stored record changed.</p>;
  return (
    <div className={styles.changes}>
      {changes.map(({ record, kind, fields }) => (
        <details key={record} open={kind === 'changed'} className={styles.record}>
          <summary>
            {record} <span className={styles.kind}>{verbs[kind]}</span>{' '}
            <span className={styles.quiet}>
              {fields.length} {fields.length === 1 ? 'field' : 'fields'}
            </span>
          </summary>
          <table className={styles.change}>
            <thead>
              <tr>
                <th scope="col">Field</th>
                {kind === 'changed' && <th scope="col">Before</th>}
                <th scope="col">{kind === 'removed' ? 'Before' : 'Now'}</th>
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
