import { translate } from '@docusaurus/Translate';
import { dayOf } from './words.ts';
import styles from './offline-strip.module.css';
import { deleteOldVersions, lockVersion } from './save.ts';
import { readSaved } from './saved-pack.ts';
import { updateWhenDue } from './update.ts';

/** Runs on pages that a worker controls, whose files may come from the saved pack. */
export async function start(base: string): Promise<undefined> {
  const saved = await readSaved(base);
  if (!saved) return undefined;
  await lockVersion(base);
  showStrip(saved.changed, await cameFromSaved());
  // Before deleting old versions, so that an interrupted download can continue.
  await updateWhenDue(base);
  await deleteOldVersions(base);
  return undefined;
}

/** Asks the worker whether it served this page from the saved copy. */
function cameFromSaved(): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), 2000);
  });
  navigator.serviceWorker.controller?.postMessage('from saved?', [port2]);
  return reply;
}

/**
 * Shows a strip at the bottom of the window while a saved copy is shown: offline, or, if the network did not answer
 * for this page, until it is back.
 *
 * @param changed day of the newest change in the copy, or empty
 */
function showStrip(changed: string, cameFromSaved: boolean): void {
  const strip = document.createElement('div');
  strip.className = styles.strip!;
  strip.setAttribute('role', 'status');
  document.body.append(strip);
  let isUnreachable = cameFromSaved;
  const update = (): void => {
    const why = navigator.onLine
      ? translate({ message: 'The network does not respond' })
      : translate({ message: 'Offline' });
    const copy = changed
      ? translate({ message: 'the saved copy of {day}' }, { day: dayOf(changed) })
      : translate({ message: 'the saved copy' });
    strip.textContent =
      navigator.onLine && !isUnreachable
        ? ''
        : translate({ message: '{why}: showing {copy}.' }, { why, copy });
  };
  addEventListener('offline', update);
  addEventListener('online', () => {
    isUnreachable = false;
    update();
  });
  update();
}
