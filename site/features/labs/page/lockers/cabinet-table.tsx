import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Locker } from './locker-calls.ts';
import frame from '../../../reference/page/try-it/frame.module.css';
import styles from './lockers-lab.module.css';

/** The same wall as a table. */
export default function CabinetTable({ lockers }: { lockers: Locker[] }): ReactNode {
  return (
    <details className={`${frame.headers} ${styles.list}`}>
      <summary>
        <Translate>All cabinets as a table</Translate>
      </summary>
      <table className={frame.change}>
        <thead>
          <tr>
            <th scope="col">
              <Translate>Cabinet</Translate>
            </th>
            <th scope="col">
              <Translate>Front</Translate>
            </th>
            <th scope="col">
              <Translate>Rear</Translate>
            </th>
            <th scope="col">
              <Translate>Order</Translate>
            </th>
            <th scope="col">
              <Translate>Mode</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {lockers
            .flatMap(({ cabinets }) => cabinets)
            .map(({ id, state, rear_load_status, occupied, enabled, thermal_mode }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td>{state}</td>
                <td>{rear_load_status ?? translate({ message: 'none' })}</td>
                <td>
                  {enabled
                    ? occupied
                      ? translate({ message: 'occupied' })
                      : translate({ message: 'empty' })
                    : translate({ message: 'disabled' })}
                </td>
                <td>{thermal_mode}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
