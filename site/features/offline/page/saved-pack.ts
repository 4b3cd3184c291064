import type { PackFile, Part } from '../shared/pack-list.ts';

/** The saved version. Written last and atomically: until then the previous version is current. */
export interface Saved {
  version: string;
  /** Day of the newest change to a page, YYYY-MM-DD, or empty. */
  changed: string;
  parts: Part[];
  /** Unix time in milliseconds. */
  savedAt: number;
  files: PackFile[];
}

/** Prefix of the cache names of a site; another site on the same host has another base URL. */
const prefixOf = (base: string): string => `store-pack ${base} `;
const notesName = (base: string): string => `${prefixOf(base)}notes`;

/** The cache name for the files of a version. */
export const cacheName = (base: string, version: string): string =>
  `${prefixOf(base)}files ${version}`;

/** All caches with files of this site. */
export async function fileCaches(base: string): Promise<string[]> {
  const start = cacheName(base, '');
  return (await caches.keys()).filter((name) => name.startsWith(start));
}

/** The saved version; undefined if there is none or it is incomplete. */
export async function readSaved(base: string): Promise<Saved | undefined> {
  return (await readNote<Saved>(base, 'saved')) ?? undefined;
}

/** Makes a version current. */
export const writeSaved = (base: string, saved: Saved): Promise<void> =>
  writeNote(base, 'saved', saved);

/** The check for a new version, and the check whether the store pack is still enabled. */
type Check = 'looked for news' | 'looked for the switch';

export const readCheckTime = (base: string, check: Check): Promise<number | undefined> =>
  readNote<number>(base, check);

export const writeCheckTime = (base: string, check: Check, at: number): Promise<void> =>
  writeNote(base, check, at);

/** Removes all caches of this site and its worker. */
export async function removePack(
  base: string,
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefixOf(base)));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration?.unregister();
}

async function readNote<T>(base: string, name: string): Promise<T | undefined> {
  // caches.open() would recreate the cache while another tab removes it.
  const note = await caches.match(noteKey(base, name), { cacheName: notesName(base) });
  return note && ((await note.json()) as T);
}

async function writeNote(base: string, name: string, value: unknown): Promise<void> {
  const notes = await caches.open(notesName(base));
  await notes.put(noteKey(base, name), new Response(JSON.stringify(value)));
}

/** The key of a note; never requested over the network. */
const noteKey = (base: string, name: string): string =>
  `${base}store-pack/${name.replaceAll(' ', '-')}`;

/** What to do with each file of a new version. */
interface Plan {
  /** Unchanged: copied from the saved version. */
  copy: PackFile[];
  /** New or changed: downloaded. */
  fetch: PackFile[];
}

/** Compares a new version with the saved one, file by file. */
export function planSave(next: readonly PackFile[], saved: readonly PackFile[] = []): Plan {
  const revisions = new Map(saved.map(({ path, revision }) => [path, revision]));
  const isSaved = ({ path, revision }: PackFile): boolean => revisions.get(path) === revision;
  return { copy: next.filter(isSaved), fetch: next.filter((file) => !isSaved(file)) };
}

const HOUR = 60 * 60 * 1000;

/** Whether a check is due: at most once an hour, or when the clock was set back. Times in milliseconds. */
export const isDue = (lastCheck: number | undefined, now: number): boolean =>
  lastCheck === undefined || now - lastCheck >= HOUR || now < lastCheck;
