import type { PackFile, Part } from '../shared/pack-list.ts';

/** What is saved on this device. Written last, in one go: until then the version before is in use. */
export interface Saved {
  version: string;
  /** Day of the newest change to a page, YYYY-MM-DD, or empty. */
  changed: string;
  parts: Part[];
  /** Milliseconds since 1970. */
  savedAt: number;
  files: PackFile[];
}

/** The caches of one site; another site of the same host has another base URL. */
const prefixOf = (base: string): string => `store-pack ${base} `;
const notesName = (base: string): string => `${prefixOf(base)}notes`;

/** The name of the cache that holds the files of a version. */
export const cacheName = (base: string, version: string): string =>
  `${prefixOf(base)}files ${version}`;

/** The names of all caches that hold files of this site. */
export async function fileCaches(base: string): Promise<string[]> {
  const start = cacheName(base, '');
  return (await caches.keys()).filter((name) => name.startsWith(start));
}

/** Reads what is saved; undefined when nothing is, or not all of it yet. */
export async function readSaved(base: string): Promise<Saved | undefined> {
  return (await readNote<Saved>(base, 'saved')) ?? undefined;
}

/** Makes a version the one in use. */
export const writeSaved = (base: string, saved: Saved): Promise<void> =>
  writeNote(base, 'saved', saved);

/** When somebody last looked for a new version, or whether saved copies are still wanted. */
type Look = 'looked for news' | 'looked for the switch';

export const readLook = (base: string, look: Look): Promise<number | undefined> =>
  readNote<number>(base, look);

export const writeLook = (base: string, look: Look, at: number): Promise<void> =>
  writeNote(base, look, at);

/** Removes every saved file and note of this site, and its worker. */
export async function removePack(
  base: string,
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefixOf(base)));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration?.unregister();
}

async function readNote<T>(base: string, name: string): Promise<T | undefined> {
  // Not by way of open(), which would make the cache anew while another tab removes it.
  const note = await caches.match(addressOf(base, name), { cacheName: notesName(base) });
  return note && ((await note.json()) as T);
}

async function writeNote(base: string, name: string, value: unknown): Promise<void> {
  const notes = await caches.open(notesName(base));
  await notes.put(addressOf(base, name), new Response(JSON.stringify(value)));
}

/** Never asked for over the network: only the name of a note. */
const addressOf = (base: string, name: string): string =>
  `${base}store-pack/${name.replaceAll(' ', '-')}`;

/** What to do with each file of the next version. */
interface Plan {
  /** Unchanged since the saved version: taken from there. */
  copy: PackFile[];
  /** New or changed: downloaded. */
  fetch: PackFile[];
}

/** Compares the next version with what is saved, file by file. */
export function planSave(next: readonly PackFile[], saved: readonly PackFile[] = []): Plan {
  const known = new Map(saved.map(({ path, revision }) => [path, revision]));
  const isSaved = ({ path, revision }: PackFile): boolean => known.get(path) === revision;
  return {
    copy: next.filter(isSaved),
    fetch: next.filter((file) => !isSaved(file)),
  };
}

const HOUR = 60 * 60 * 1000;

/** Whether it is time to look for news: at most once an hour. Times in milliseconds. */
export const isDue = (lastLook: number | undefined, now: number): boolean =>
  lastLook === undefined || now - lastLook >= HOUR || now < lastLook;
