import { savesData } from '../../../shell/page/schedule.ts';
import {
  asPackList,
  filesOf,
  LIST,
  WORKER,
  type PackList,
  type Part,
} from '../shared/pack-list.ts';
import { savePack, type Saving } from './save.ts';
import {
  readCheckTime,
  readSaved,
  removePack,
  writeCheckTime,
  type Saved,
  isDue,
} from './saved-pack.ts';

/** Fetches the current file list from the host. Rejects on failure. */
export async function fetchList(base: string): Promise<PackList> {
  const response = await fetch(base + LIST, { cache: 'no-store' });
  if (response.status === 404 || response.status === 410) return asPackList({ enabled: false });
  return asPackList(await response.json());
}

/** Saves or updates a version, then registers the worker that serves it. */
export async function installPack(saving: Saving): Promise<void> {
  const { base } = saving;
  await savePack(saving);
  await writeCheckTime(base, 'looked for news', Date.now());
  await navigator.serviceWorker.register(base + WORKER, { scope: base, updateViaCache: 'none' });
}

export const uninstallPack = async (base: string): Promise<void> =>
  removePack(base, await navigator.serviceWorker.getRegistration(base));

/** Whether the saved files differ from the list for the chosen parts. */
export function isOutdated(saved: Saved, list: PackList, parts: readonly Part[]): boolean {
  return saved.version !== list.version || saved.files.length !== filesOf(list, parts).length;
}

/**
 * Updates the saved pack automatically: at most once an hour, never with Save-Data or on a 2g connection. A failure
 * is silent; the saved version stays, and the next check retries.
 */
export async function updateWhenDue(base: string): Promise<void> {
  const saved = await readSaved(base);
  if (!saved || savesData()) return;
  if (!isDue(await readCheckTime(base, 'looked for news'), Date.now())) return;
  try {
    const list = await fetchList(base).catch((error: unknown) => {
      // Checked only on failure: a local host also answers a device that reports being offline.
      if (navigator.onLine) throw error;
    });
    // Not recorded as a check, so that the next page retries without waiting an hour.
    if (!list) return;
    if (!list.enabled) return await uninstallPack(base);
    if (isOutdated(saved, list, saved.parts)) {
      await savePack({ base, list, parts: saved.parts });
    }
  } catch (error) {
    console.warn(error);
  }
  // Recorded last, so that the next page resumes an interrupted download.
  await writeCheckTime(base, 'looked for news', Date.now());
}
