// Swizzled to add `data-value`, by which the island finds a panel.
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
