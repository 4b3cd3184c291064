import { useState, type ReactNode } from 'react';
import type { Part } from '../../store-pack/pack-list.ts';
import styles from './store-pack.module.css';
import type { Pack } from './use-pack.ts';

interface ActionsProps {
  pack: Pack;
  parts: Part[];
  isNew: boolean;
  isOutdated: boolean;
  /** Whether the size has to be agreed to first: data-saver, or a slow line. */
  asksFirst: boolean;
  /** Of the whole download, in words; undefined when it is not known. */
  size: string | undefined;
}

/** The buttons that fit the state. */
export default function Actions(props: ActionsProps): ReactNode {
  const { pack, parts, isNew, isOutdated, asksFirst, size } = props;
  const [isAsking, setIsAsking] = useState(false);
  if (pack.step.name === 'saving' || pack.step.name === 'removing') return null;
  const save = (): void => {
    setIsAsking(false);
    pack.save(parts);
  };
  if (isAsking) {
    return (
      <div className={styles.question} role="group" aria-label="Data saver">
        <p>
          Your device asks to save data.{' '}
          {isNew ? `This downloads ${size}.` : `This downloads what has changed, at most ${size}.`}
        </p>
        <p className={styles.actions}>
          <button type="button" className="button button--primary" onClick={save}>
            Download
          </button>
          <button
            type="button"
            className={`button ${styles.quiet}`}
            onClick={() => setIsAsking(false)}
          >
            Not now
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
          {isNew ? 'Save for offline use' : 'Update now'}
        </button>
      )}
      {!pack.list && pack.step.name !== 'looking' && (
        <button type="button" className="button button--primary" onClick={pack.lookAgain}>
          Retry
        </button>
      )}
      {!isNew && (
        <button type="button" className={`button ${styles.quiet}`} onClick={pack.remove}>
          Remove
        </button>
      )}
    </p>
  );
}
