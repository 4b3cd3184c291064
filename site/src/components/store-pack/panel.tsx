import { useState, type ReactNode } from 'react';
import { filesOf, parts, sumOf, type Part } from '../../store-pack/pack-list.ts';
import { isOutdated, savesData } from '../../store-pack/update.ts';
import { sizeOf } from '../../store-pack/words.ts';
import Actions from './actions.tsx';
import Install from './install.tsx';
import PartList from './part-list.tsx';
import StateLine from './state-line.tsx';
import styles from './store-pack.module.css';
import { usePack, type Pack } from './use-pack.ts';

/** The store pack once its code is there: sizes, state, buttons, and how to install the docs. */
export default function Panel(): ReactNode {
  const pack = usePack();
  if (!pack.isSupported) {
    return (
      <p role="status">
        This browser cannot save pages. Use a current browser over <code>https</code>, and not a
        private window.
      </p>
    );
  }
  if (pack.list?.enabled === false) {
    return (
      <p role="status">
        Saving is switched off for this site. What was saved before has been removed.
      </p>
    );
  }
  return (
    <>
      <Offer pack={pack} />
      <Install />
    </>
  );
}

function Offer({ pack }: { pack: Pack }): ReactNode {
  const { list, saved, step } = pack;
  const [chosen, setChosen] = useState<Part[]>();
  const wanted = chosen ?? saved?.parts ?? [...parts];
  const files = list && filesOf(list, wanted);
  return (
    <>
      {list && (
        <PartList
          list={list}
          chosen={wanted}
          choose={setChosen}
          isBusy={step.name === 'saving' || step.name === 'removing'}
        />
      )}
      {files && (
        <p className={styles.total}>
          {sizeOf(sumOf(files, 'transfer'))} to download, {sizeOf(sumOf(files, 'bytes'))} on this
          device. Version {list.version}.
        </p>
      )}
      <StateLine pack={pack} parts={wanted} />
      <Actions
        pack={pack}
        parts={wanted}
        isNew={!saved}
        isOutdated={Boolean(saved && list && isOutdated(saved, list, wanted))}
        asksFirst={savesData()}
        size={files && sizeOf(sumOf(files, 'transfer'))}
      />
    </>
  );
}
