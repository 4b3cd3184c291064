/** The parts of a pack. Only the sandbox is optional. */
export type Part = 'pages' | 'search' | 'cards' | 'sandbox';

export const parts: readonly Part[] = ['pages', 'search', 'cards', 'sandbox'];

/** A file of the built site. */
export interface PackFile {
  /** Path below the base URL without a leading slash, such as `docs/intro.html`. */
  path: string;
  /** The first 16 hexadecimal digits of the SHA-256 of its bytes. */
  revision: string;
  /** Size on the device. */
  bytes: number;
  /** Approximate download size, compressed where hosts compress. */
  transfer: number;
  part: Part;
}

/** The content of store-pack.json, which the build writes. */
export interface PackList {
  /** `false` is the kill switch: removes saved copies. */
  enabled: boolean;
  /** Changes with any file. */
  version: string;
  /** Day of the newest change to a page, YYYY-MM-DD; empty if the build has no git history. */
  changed: string;
  files: PackFile[];
}

export const LIST = 'store-pack.json';
export const WORKER = 'sw.js';

/** Validates a downloaded list. Throws an error for anything else. */
export function asPackList(value: unknown): PackList {
  if (isRecord(value) && value['enabled'] === false) {
    return { enabled: false, version: '', changed: '', files: [] };
  }
  if (
    isRecord(value) &&
    typeof value['version'] === 'string' &&
    typeof value['changed'] === 'string' &&
    Array.isArray(value['files']) &&
    value['files'].every(isFile)
  ) {
    const { version, changed, files } = value;
    return { enabled: true, version, changed, files };
  }
  throw new Error(`${LIST} does not list the files of this site.`);
}

/** The files of some parts, in the order of the list. */
export const filesOf = (list: Pick<PackList, 'files'>, chosen: readonly Part[]): PackFile[] =>
  list.files.filter(({ part }) => chosen.includes(part));

/** Total download size or size on the device. */
export const sumOf = (files: readonly PackFile[], what: 'transfer' | 'bytes'): number =>
  files.reduce((sum, file) => sum + file[what], 0);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFile = (value: unknown): value is PackFile =>
  isRecord(value) &&
  ['path', 'revision', 'part'].every((name) => typeof value[name] === 'string') &&
  ['bytes', 'transfer'].every((name) => typeof value[name] === 'number');
