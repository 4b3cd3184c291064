import type { ReactNode } from 'react';
import type { Locker } from './locker-calls.ts';
import frame from '../../try-it/frame.module.css';
import styles from './lockers-lab.module.css';

/** The same wall as a table. */
export default function CabinetTable({ lockers }: { lockers: Locker[] }): ReactNode {
  return (
    <details className={`${frame.headers} ${styles.list}`}>
      <summary>All cabinets as a table</summary>
      <table className={frame.change}>
        <thead>
          <tr>
            <th scope="col">Cabinet</th>
            <th scope="col">Front</th>
            <th scope="col">Rear</th>
            <th scope="col">Order</th>
            <th scope="col">Mode</th>
          </tr>
        </thead>
        <tbody>
          {lockers
            .flatMap(({ cabinets }) => cabinets)
            .map(({ id, state, rear_load_status, occupied, enabled, thermal_mode }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td>{state}</td>
                <td>{rear_load_status ?? 'none'}</td>
                <td>{enabled ? (occupied ? 'occupied' : 'empty') : 'disabled'}</td>
                <td>{thermal_mode}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
