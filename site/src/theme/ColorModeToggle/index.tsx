// Swizzled because until React runs the original says "currently system mode" whatever the reader
// chose: the choice is only known in the browser, so the label leaves it out until then.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import type { Props } from '@theme/ColorModeToggle';
import { nextChoice } from '@site/src/components/color-mode/next-choice.ts';
import Part from '@site/src/components/part/part.tsx';
import styles from './styles.module.css';

export default function ColorModeToggle(props: Props): ReactNode {
  return (
    <Part name="color mode switch">
      <Toggle {...props} />
    </Part>
  );
}

function Toggle(props: Props): ReactNode {
  const { className, buttonClassName, respectPrefersColorScheme, value, onChange } = props;
  const isBrowser = useIsBrowser();
  const label = 'Switch between dark and light mode';
  const mode = `${value ?? 'system'} mode`;
  return (
    <div className={clsx(styles.toggle, 'needs-scripts', className)} data-color-mode>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        onClick={() => onChange(nextChoice(value, respectPrefersColorScheme))}
        title={isBrowser ? mode : label}
        aria-label={isBrowser ? `${label} (currently ${mode})` : label}
      >
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
