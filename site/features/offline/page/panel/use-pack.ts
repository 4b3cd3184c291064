import { useCallback, useEffect, useState } from 'react';
import siteConfig from '@generated/docusaurus.config';
import type { PackList, Part } from '../../shared/pack-list.ts';
import { readSaved, type Saved } from '../saved-pack.ts';
import { uninstallPack, fetchList, installPack } from '../update.ts';

type Step =
  | { name: 'looking' | 'resting' | 'removing' }
  | { name: 'saving'; done: number; total: number }
  | { name: 'failed'; error: unknown };

export interface Pack {
  /** Whether this browser can save here. */
  isSupported: boolean;
  step: Step;
  saved: Saved | undefined;
  /** Undefined if the host did not answer. */
  list: PackList | undefined;
  save: (parts: Part[]) => void;
  remove: () => void;
  reload: () => void;
}

const canSave = (): boolean =>
  'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;

/** The state of the store pack on this device, and its actions. */
export function usePack(): Pack {
  const base = siteConfig.baseUrl;
  const [isSupported, setSupported] = useState(canSave);
  const [step, setStep] = useState<Step>({ name: 'looking' });
  const [saved, setSaved] = useState<Saved>();
  const [list, setList] = useState<PackList>();

  const load = useCallback(async () => {
    if (!canSave()) return;
    setStep({ name: 'looking' });
    const [current, newList] = await Promise.all([
      readSaved(base),
      fetchList(base).catch(() => undefined),
    ]);
    if (current && newList?.enabled === false) await uninstallPack(base);
    setSaved(newList?.enabled === false ? undefined : current);
    setList(newList);
    setStep({ name: 'resting' });
  }, [base]);
  useEffect(() => {
    // The browser refuses if site data is blocked.
    load().catch(() => setSupported(false));
    // Another tab may have saved or removed the copy meanwhile.
    const reread = (): void => void (canSave() && readSaved(base).then(setSaved, () => undefined));
    document.addEventListener('visibilitychange', reread);
    return () => document.removeEventListener('visibilitychange', reread);
  }, [base, load]);

  const save = useCallback(
    async (parts: Part[]) => {
      setStep({ name: 'saving', done: 0, total: 0 });
      try {
        // Not awaited: some browsers show a prompt that the reader may leave open.
        void navigator.storage?.persist?.();
        const next = await fetchList(base);
        setList(next);
        const onProgress = (done: number, total: number): void =>
          setStep({ name: 'saving', done, total });
        if (next.enabled) await installPack({ base, list: next, parts, onProgress });
        setSaved(await readSaved(base));
        setStep({ name: 'resting' });
      } catch (error) {
        setStep({ name: 'failed', error });
      }
    },
    [base],
  );

  const remove = useCallback(async () => {
    setStep({ name: 'removing' });
    await uninstallPack(base);
    await load();
  }, [base, load]);

  return {
    isSupported,
    step,
    saved,
    list,
    save: (parts) => void save(parts),
    remove: () => void remove(),
    reload: () => void load(),
  };
}
