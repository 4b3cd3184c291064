import { useCallback, useEffect, useState } from 'react';
import siteConfig from '@generated/docusaurus.config';
import type { PackList, Part } from '../../shared/pack-list.ts';
import { readSaved, type Saved } from '../saved-pack.ts';
import { dropPack, fetchList, keepPack } from '../update.ts';

/** What the panel is doing. */
type Step =
  | { name: 'looking' | 'resting' | 'removing' }
  | { name: 'saving'; done: number; total: number }
  | { name: 'failed'; error: unknown };

export interface Pack {
  /** Whether this browser can save, here and now. */
  isSupported: boolean;
  step: Step;
  saved: Saved | undefined;
  /** Undefined when the host did not answer. */
  list: PackList | undefined;
  save: (parts: Part[]) => void;
  remove: () => void;
  lookAgain: () => void;
}

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;

/** The state of the store pack on this device, and what a reader can do about it. */
export function usePack(): Pack {
  const base = siteConfig.baseUrl;
  const [step, setStep] = useState<Step>({ name: 'looking' });
  const [saved, setSaved] = useState<Saved>();
  const [list, setList] = useState<PackList>();

  const look = useCallback(async () => {
    if (!isSupported()) return;
    setStep({ name: 'looking' });
    const [held, listed] = await Promise.all([
      readSaved(base),
      fetchList(base).catch(() => undefined),
    ]);
    if (held && listed?.enabled === false) await dropPack(base);
    setSaved(listed?.enabled === false ? undefined : held);
    setList(listed);
    setStep({ name: 'resting' });
  }, [base]);
  useEffect(() => void look(), [look]);

  const save = useCallback(
    async (parts: Part[]) => {
      setStep({ name: 'saving', done: 0, total: 0 });
      try {
        // Asked without waiting: some browsers show a question that the reader may leave open.
        void navigator.storage?.persist?.();
        const next = await fetchList(base);
        setList(next);
        const onProgress = (done: number, total: number): void =>
          setStep({ name: 'saving', done, total });
        if (next.enabled) await keepPack({ base, list: next, parts, onProgress });
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
    await dropPack(base);
    await look();
  }, [base, look]);

  return {
    isSupported: isSupported(),
    step,
    saved,
    list,
    save: (parts) => void save(parts),
    remove: () => void remove(),
    lookAgain: () => void look(),
  };
}
