import { cpSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { listFiles } from '../hosting/built-files.ts';
import { cachingOf, typeOf } from '../hosting/rules.ts';
import { hostSite } from '../hosting/static-host.ts';

export interface TwoBuilds {
  url: string;
  /** Publishes the first build, as before a deploy. */
  publishFirst: () => void;
  /** Publishes the second build, with other hashes in all file names. */
  publishSecond: () => void;
  publish: (folder: string) => void;
  first: string;
  second: string;
  stop: () => void;
}

/** Hosts the built site, and a second build of it with other hashes. */
export async function hostTwoBuilds(): Promise<TwoBuilds> {
  const above = mkdtempSync(join(tmpdir(), 'two-builds-'));
  const [first, second, live] = ['first', 'second', 'live'].map((name) => join(above, name)) as [
    string,
    string,
    string,
  ];
  const isOwn = (name: string) => !/\.(br|gz)$/.test(name);
  cpSync(inject('siteFolder'), first, { recursive: true, filter: isOwn });
  cpSync(first, second, { recursive: true });
  renameHashes(second);
  const publish = (folder: string) => {
    rmSync(live, { force: true });
    symlinkSync(folder, live, 'dir');
  };
  publish(first);
  const host = await hostSite(live, 0);
  return {
    url: `http://localhost:${(host.address() as AddressInfo).port}`,
    publishFirst: () => publish(first),
    publishSecond: () => publish(second),
    publish,
    first,
    second,
    stop: () => {
      host.close();
      host.closeAllConnections();
      rmSync(above, { recursive: true });
    },
  };
}

const HASH = /[0-9a-f]{8}(?=\.\w+$)/;

/** Replaces each hash by another one, in file names and in references to them. */
function renameHashes(folder: string): void {
  const names = listFiles(folder);
  const hashes = new Map(
    names
      .filter((name) => /immutable/.test(cachingOf(name)))
      .flatMap((name) => HASH.exec(name) ?? [])
      .map((hash) => [hash, [...hash].reverse().join('')]),
  );
  const renamed = (text: string) =>
    text.replaceAll(/[0-9a-f]{8}/g, (hash) => hashes.get(hash) ?? hash);
  for (const name of names) {
    if (/text|javascript|json/.test(typeOf(name))) {
      const text = readFileSync(folder + name, 'utf8');
      writeFileSync(folder + name, renamed(text));
    }
    const next = name.replace(HASH, renamed);
    if (next !== name) renameSync(folder + name, folder + next);
  }
}
