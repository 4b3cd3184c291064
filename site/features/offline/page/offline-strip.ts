import { translate } from '@docusaurus/Translate';
import { dayOf } from './words.ts';
import styles from './offline-strip.module.css';

/**
 * Says at the foot of the window that a saved copy is shown: while the device is offline, and, where
 * the network did not answer for this page, until it is back.
 *
 * @param changed day of the newest change in the copy, or empty
 */
export function showStrip(changed: string, cameFromSaved: boolean): void {
  const strip = document.createElement('div');
  strip.className = styles.strip!;
  strip.setAttribute('role', 'status');
  document.body.append(strip);
  let noAnswer = cameFromSaved;
  const tell = (): void => {
    const why = navigator.onLine
      ? translate({ message: 'The network does not answer' })
      : translate({ message: 'Offline' });
    const copy = changed
      ? translate({ message: 'the saved copy of {day}' }, { day: dayOf(changed) })
      : translate({ message: 'the saved copy' });
    strip.textContent =
      navigator.onLine && !noAnswer
        ? ''
        : translate({ message: '{why}: showing {copy}.' }, { why, copy });
  };
  addEventListener('offline', tell);
  addEventListener('online', () => {
    noAnswer = false;
    tell();
  });
  tell();
}
