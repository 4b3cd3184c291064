import { fetchFile, StorePackError } from './fetch-file.ts';
import { filesOf, sumOf, type PackFile, type PackList, type Part } from '../shared/pack-list.ts';
import { cacheName, fileCaches, readSaved, writeSaved, planSave } from './saved-pack.ts';

export interface Saving {
  base: string;
  list: PackList;
  parts: Part[];
  /** Told after every file: bytes that are there, of bytes to download. */
  onProgress?: (done: number, total: number) => void;
}

/** Downloads at a time: enough to fill a slow line, few enough to leave room for the reader. */
const AT_ONCE = 6;

/**
 * Saves one version, whole: what is unchanged comes from the version before, the rest is downloaded,
 * and only when every file is there does the new version come into use. What has arrived stays when it
 * fails, so that the next try goes on from there. Throws a `StorePackError`.
 */
export async function savePack(saving: Saving): Promise<void> {
  const done = await navigator.locks.request(
    `store-pack ${saving.base} save`,
    { ifAvailable: true },
    (lock) => lock && hold(cacheName(saving.base, saving.list.version), () => save(saving)),
  );
  if (!done) throw new StorePackError('busy');
}

async function save({ base, list, parts, onProgress }: Saving): Promise<void> {
  const wanted = filesOf(list, parts);
  const before = await readSaved(base);
  const name = cacheName(base, list.version);
  const target = await caches.open(name);
  const put = async (file: PackFile, response: Response): Promise<void> => {
    try {
      await target.put(base + file.path, response);
    } catch {
      // Half a version helps nobody on a device that is full.
      if (before?.version !== list.version) await caches.delete(name);
      throw new StorePackError('full', file.path);
    }
  };
  const missing = [];
  for (const file of wanted) {
    if (!(await target.match(base + file.path))) missing.push(file);
  }

  const plan = planSave(missing, before?.files);
  const old = before && (await caches.open(cacheName(base, before.version)));
  for (const file of plan.copy) {
    const copy = await old?.match(base + file.path);
    if (copy) await put(file, copy);
    else plan.fetch.push(file);
  }

  const total = sumOf(plan.fetch, 'transfer');
  let arrived = 0;
  onProgress?.(arrived, total);
  await inParallel(plan.fetch, async (file) => {
    await put(file, await fetchFile(base, file));
    arrived += file.transfer;
    onProgress?.(arrived, total);
  });

  const { version, changed } = list;
  await writeSaved(base, { version, changed, parts, savedAt: Date.now(), files: wanted });
  await forgetOthers(
    target,
    wanted.map((file) => base + file.path),
  );
  await forgetOldVersions(base);
}

/** A part that the reader has left out this time. */
async function forgetOthers(cache: Cache, paths: string[]): Promise<void> {
  const kept = new Set(paths.map((path) => new URL(path, location.href).pathname));
  for (const request of await cache.keys()) {
    if (!kept.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Stops at the first failure, and throws it when what is under way has come to an end. */
async function inParallel<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await run(item).catch((error: unknown) => {
        failures.push(error);
        waiting.length = 0;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}

const lockOf = (name: string): string => `${name} in use`;

/** Marks the version in use as needed until this tab is closed or opens another page from the host. */
export async function holdVersion(base: string): Promise<void> {
  const saved = await readSaved(base);
  if (!saved) return;
  const untilTheTabGoes = new Promise<never>(() => undefined);
  void hold(cacheName(base, saved.version), () => untilTheTabGoes);
}

/** Keeps the cache of a version from being deleted by another tab while `work` is under way. */
async function hold(name: string, work: () => Promise<void>): Promise<true> {
  await navigator.locks.request(lockOf(name), { mode: 'shared' }, work);
  return true;
}

/** Deletes the versions that are no longer in use and that no open tab was opened with. */
export async function forgetOldVersions(base: string): Promise<void> {
  const saved = await readSaved(base);
  if (!saved) return;
  const inUse = cacheName(base, saved.version);
  for (const name of (await fileCaches(base)).filter((one) => one !== inUse)) {
    await navigator.locks.request(
      lockOf(name),
      { ifAvailable: true },
      (lock) => lock && caches.delete(name),
    );
  }
}
