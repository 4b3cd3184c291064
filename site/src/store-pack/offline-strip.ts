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
    const why = navigator.onLine ? 'The network does not answer' : 'Offline';
    const copy = changed ? `the saved copy of ${dayOf(changed)}` : 'the saved copy';
    strip.textContent = navigator.onLine && !noAnswer ? '' : `${why}: showing ${copy}.`;
  };
  addEventListener('offline', tell);
  addEventListener('online', () => {
    noAnswer = false;
    tell();
  });
  tell();
}
