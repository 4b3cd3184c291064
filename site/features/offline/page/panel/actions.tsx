import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Part } from '../../shared/pack-list.ts';
import styles from './panel.module.css';
import type { Pack } from './use-pack.ts';

interface ActionsProps {
  pack: Pack;
  parts: Part[];
  isNew: boolean;
  isOutdated: boolean;
  /** Whether the reader must confirm the size: Save-Data or a slow connection. */
  asksFirst: boolean;
  /** Size of the whole download; undefined if unknown. */
  size: string | undefined;
}

/** The buttons for the current state. */
export default function Actions(props: ActionsProps): ReactNode {
  const { pack, parts, isNew, isOutdated, asksFirst, size = '' } = props;
  const [asked, setAsked] = useState<'save' | 'remove'>();
  if (pack.step.name === 'saving' || pack.step.name === 'removing') return null;
  const save = (): void => {
    setAsked(undefined);
    pack.save(parts);
  };
  const remove = (): void => {
    setAsked(undefined);
    pack.remove();
  };
  if (asked) {
    const isRemoval = asked === 'remove';
    return (
      <div
        className={styles.question}
        role="group"
        aria-label={
          isRemoval ? translate({ message: 'Offline' }) : translate({ message: 'Data saver' })
        }
      >
        <p>
          {isRemoval
            ? translate({
                message:
                  'The site does not respond now. Once removed, the docs cannot be read here until it does.',
              })
            : isNew
              ? translate(
                  { message: 'Your device asks to save data. This downloads {size}.' },
                  { size },
                )
              : translate(
                  {
                    message:
                      'Your device asks to save data. This downloads what has changed, at most {size}.',
                  },
                  { size },
                )}
        </p>
        <p className={styles.actions}>
          <button
            type="button"
            className="button button--primary"
            onClick={isRemoval ? remove : save}
          >
            {isRemoval
              ? translate({ message: 'Remove anyway' })
              : translate({ message: 'Download' })}
          </button>
          <button
            type="button"
            className={`button ${styles.quiet}`}
            onClick={() => setAsked(undefined)}
          >
            {translate({ message: 'Not now' })}
          </button>
        </p>
      </div>
    );
  }
  const start = asksFirst ? () => setAsked('save') : save;
  const isOffline = !pack.list || !navigator.onLine;
  return (
    <p className={styles.actions}>
      {pack.list && (isNew || isOutdated) && (
        <button type="button" className="button button--primary" onClick={start}>
          {isNew ? translate({ message: 'Save offline' }) : translate({ message: 'Update now' })}
        </button>
      )}
      {!pack.list && pack.step.name !== 'looking' && (
        <button type="button" className="button button--primary" onClick={pack.reload}>
          {translate({ message: 'Retry' })}
        </button>
      )}
      {!isNew && (
        <button
          type="button"
          className={`button ${styles.quiet}`}
          onClick={isOffline ? () => setAsked('remove') : remove}
        >
          {translate({ message: 'Remove' })}
        </button>
      )}
    </p>
  );
}
