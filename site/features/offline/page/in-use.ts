import { translate } from '@docusaurus/Translate';
import { dayOf } from './words.ts';
import styles from './offline-strip.module.css';
import { forgetOldVersions, holdVersion } from './save.ts';
import { readSaved } from './saved-pack.ts';
import { updateWhenDue } from './update.ts';

/** What a page does whose files may come from the saved pack. */
export async function start(base: string): Promise<undefined> {
  const saved = await readSaved(base);
  if (!saved) return undefined;
  await holdVersion(base);
  showStrip(saved.changed, await cameFromSaved());
  // First, so that it finds what has arrived of a version that was being saved.
  await updateWhenDue(base);
  await forgetOldVersions(base);
  return undefined;
}

/** Asks the worker whether it opened this page from the saved copy. */
function cameFromSaved(): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const told = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), 2000);
  });
  navigator.serviceWorker.controller?.postMessage('from saved?', [port2]);
  return told;
}

/**
 * Says at the foot of the window that a saved copy is shown: while the device is offline, and, where
 * the network did not answer for this page, until it is back.
 *
 * @param changed day of the newest change in the copy, or empty
 */
function showStrip(changed: string, cameFromSaved: boolean): void {
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
