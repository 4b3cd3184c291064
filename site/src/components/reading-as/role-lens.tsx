import { useId, type ReactNode } from 'react';
import { roles } from '@site/readers.ts';
import { useReader } from './reading-as.ts';
import { readAs, type Reader } from './remember.ts';
import styles from './role-lens.module.css';

const names: Record<Reader, string> = {
  everyone: 'All',
  staff: 'Staff',
  administrator: 'Administrators',
  integrator: 'Integrators',
};

/** Lets readers say who they are: pages for them stand out, and nothing is hidden. */
export default function RoleLens(): ReactNode {
  const reader = useReader();
  const group = useId();
  return (
    <fieldset className={`${styles.lens} role-lens needs-scripts`}>
      <legend>Highlight pages for</legend>
      <div>
        {(['everyone', ...roles] as const).map((choice) => (
          <label key={choice} data-reader={choice}>
            <input
              type="radio"
              name={group}
              value={choice}
              checked={reader === choice}
              onChange={() => readAs(choice)}
            />
            {names[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
