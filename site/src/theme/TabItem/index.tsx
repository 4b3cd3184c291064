// In place of the theme's own: the island finds a panel by its value.
import type { ReactNode } from 'react';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import styles from '../Tabs/styles.module.css';

export default function TabItem({ children, hidden, className, value, label }: Props): ReactNode {
  return (
    <div
      role="tabpanel"
      aria-label={label ?? value}
      data-value={value}
      className={clsx(styles.panel, className)}
      hidden={hidden}
    >
      {children}
    </div>
  );
}
