import { fetchFile, StorePackError } from './fetch-file.ts';
import { filesOf, sumOf, type PackFile, type PackList, type Part } from '../shared/pack-list.ts';
import { cacheName, fileCaches, readSaved, writeSaved, planSave } from './saved-pack.ts';

export interface Saving {
  base: string;
  list: PackList;
  parts: Part[];
  /** Called after each file with the bytes downloaded and the total. */
  onProgress?: (done: number, total: number) => void;
}

/** Concurrent downloads: enough to use a slow connection, few enough to leave bandwidth for the reader. */
const CONCURRENCY = 6;

/**
 * Saves a complete version: unchanged files are copied from the previous version, others downloaded, and the new
 * version becomes current only once all files are there. Downloaded files stay after a failure, so that the next
 * attempt continues. Throws a `StorePackError`.
 */
export async function savePack(saving: Saving): Promise<void> {
  const done = await navigator.locks.request(
    `store-pack ${saving.base} save`,
    { ifAvailable: true },
    (lock) =>
      lock && withSharedLock(cacheName(saving.base, saving.list.version), () => save(saving)),
  );
  if (!done) throw new StorePackError('busy');
}

async function save({ base, list, parts, onProgress }: Saving): Promise<void> {
  const files = filesOf(list, parts);
  const previous = await readSaved(base);
  const name = cacheName(base, list.version);
  const target = await caches.open(name);
  const put = async (file: PackFile, response: Response): Promise<void> => {
    try {
      await target.put(base + file.path, response);
    } catch {
      // An incomplete version would only take space on a full device.
      if (previous?.version !== list.version) await caches.delete(name);
      throw new StorePackError('full', file.path);
    }
  };
  const missing = [];
  for (const file of files) {
    if (!(await target.match(base + file.path))) missing.push(file);
  }

  const plan = planSave(missing, previous?.files);
  const old = previous && (await caches.open(cacheName(base, previous.version)));
  for (const file of plan.copy) {
    const copy = await old?.match(base + file.path);
    if (copy) await put(file, copy);
    else plan.fetch.push(file);
  }

  const total = sumOf(plan.fetch, 'transfer');
  let downloaded = 0;
  onProgress?.(downloaded, total);
  await runConcurrently(plan.fetch, async (file) => {
    await put(file, await fetchFile(base, file));
    downloaded += file.transfer;
    onProgress?.(downloaded, total);
  });

  const { version, changed } = list;
  await writeSaved(base, { version, changed, parts, savedAt: Date.now(), files });
  await deleteUnselected(
    target,
    files.map((file) => base + file.path),
  );
  await deleteOldVersions(base);
}

/** Deletes files of parts that are no longer selected. */
async function deleteUnselected(cache: Cache, paths: string[]): Promise<void> {
  const selected = new Set(paths.map((path) => new URL(path, location.href).pathname));
  for (const request of await cache.keys()) {
    if (!selected.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Runs with limited concurrency. Stops at the first failure and throws it once running work has ended. */
async function runConcurrently<T>(
  items: readonly T[],
  run: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await run(item).catch((error: unknown) => {
        failures.push(error);
        queue.length = 0;
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  if (failures.length > 0) throw failures[0];
}

const lockOf = (name: string): string => `${name} in use`;

/** Locks the current version until this tab closes or leaves the site. */
export async function lockVersion(base: string): Promise<void> {
  const saved = await readSaved(base);
  if (!saved) return;
  const untilTabCloses = new Promise<never>(() => undefined);
  void withSharedLock(cacheName(base, saved.version), () => untilTabCloses);
}

/** Holds a shared lock on the cache of a version during `work`, so that no other tab deletes it. */
async function withSharedLock(name: string, work: () => Promise<void>): Promise<true> {
  await navigator.locks.request(lockOf(name), { mode: 'shared' }, work);
  return true;
}

/** Deletes versions that are neither current nor locked by an open tab. */
export async function deleteOldVersions(base: string): Promise<void> {
  const saved = await readSaved(base);
  if (!saved) return;
  const current = cacheName(base, saved.version);
  for (const name of (await fileCaches(base)).filter((one) => one !== current)) {
    await navigator.locks.request(
      lockOf(name),
      { ifAvailable: true },
      (lock) => lock && caches.delete(name),
    );
  }
}
