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
  const [isAsking, setIsAsking] = useState(false);
  if (pack.step.name === 'saving' || pack.step.name === 'removing') return null;
  const save = (): void => {
    setIsAsking(false);
    pack.save(parts);
  };
  if (isAsking) {
    return (
      <div
        className={styles.question}
        role="group"
        aria-label={translate({ message: 'Data saver' })}
      >
        <p>
          {isNew
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
          <button type="button" className="button button--primary" onClick={save}>
            {translate({ message: 'Download' })}
          </button>
          <button
            type="button"
            className={`button ${styles.quiet}`}
            onClick={() => setIsAsking(false)}
          >
            {translate({ message: 'Not now' })}
          </button>
        </p>
      </div>
    );
  }
  const start = asksFirst ? () => setIsAsking(true) : save;
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
        <button type="button" className={`button ${styles.quiet}`} onClick={pack.remove}>
          {translate({ message: 'Remove' })}
        </button>
      )}
    </p>
  );
}
