import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { roles } from '@site/content/readers.ts';
import type { Reader } from './remember.ts';
import styles from './role-filter.module.css';

const names: Record<Reader, string> = {
  everyone: 'All',
  staff: 'Staff',
  administrator: 'Administrators',
  integrator: 'Integrators',
};

/**
 * The role filter: highlights pages for one role and hides nothing. shell/page/navbar/start.ts applies and stores
 * the setting.
 */
export default function RoleFilter(): ReactNode {
  return (
    <fieldset className={`${styles.filter} role-filter needs-scripts`}>
      <legend>{translate({ message: 'Highlight pages for' })}</legend>
      <span role="status" />
      <div>
        {(['everyone', ...roles] as const).map((choice) => (
          <label key={choice} data-reader={choice}>
            <input
              type="radio"
              name="role-filter"
              value={choice}
              defaultChecked={choice === 'everyone'}
            />
            {names[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
