// Swizzled because the original says "currently system mode" until hydration, whatever the reader chose. Static
// HTML: shell/page/navbar/start.ts handles clicks and sets the label.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import type { Props } from '@theme/ColorModeToggle';
import styles from './styles.module.css';

export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
}: Props): ReactNode {
  const label = translate({ message: 'Switch between dark and light mode' });
  return (
    <div
      className={clsx(styles.toggle, 'needs-scripts', className)}
      data-color-mode={respectPrefersColorScheme ? 'system' : 'two'}
    >
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        title={label}
        aria-label={label}
      >
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
