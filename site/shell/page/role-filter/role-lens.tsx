import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { roles } from '@site/content/readers.ts';
import type { Reader } from './remember.ts';
import styles from './role-lens.module.css';

const names: Record<Reader, string> = {
  everyone: 'All',
  staff: 'Staff',
  administrator: 'Administrators',
  integrator: 'Integrators',
};

/**
 * Lets readers say who they are: pages for them stand out, and nothing is hidden. What is chosen is ticked and
 * remembered by shell/page/navbar/start.ts.
 */
export default function RoleLens(): ReactNode {
  return (
    <fieldset className={`${styles.lens} role-lens needs-scripts`}>
      <legend>
        <Translate>Highlight pages for</Translate>
      </legend>
      <span role="status" />
      <div>
        {(['everyone', ...roles] as const).map((choice) => (
          <label key={choice} data-reader={choice}>
            <input
              type="radio"
              name="reading-as"
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
