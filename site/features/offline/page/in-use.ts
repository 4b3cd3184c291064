import { showStrip } from './offline-strip.ts';
import { forgetOldVersions, holdVersion } from './save.ts';
import { readSaved } from './saved-pack.ts';
import { updateWhenDue } from './update.ts';

/** What a page does whose files may come from the saved pack. */
export async function start(base: string): Promise<void> {
  const saved = await readSaved(base);
  if (!saved) return;
  await holdVersion(base);
  showStrip(saved.changed, await cameFromSaved());
  // First, so that it finds what has arrived of a version that was being saved.
  await updateWhenDue(base);
  await forgetOldVersions(base);
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
