import type { ReactNode, Ref } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import ExchangeView, { type Exchange } from './exchange-view.tsx';
import PlanDrawing from './plan-drawing.tsx';
import {
  announcement,
  firstCall,
  nothingKnown,
  opening,
  storeSteps,
  type Known,
} from './store-steps.ts';
import styles from './store.module.css';

interface StoreViewProps {
  /** How many steps of the day are done. */
  count?: number;
  known?: Known;
  exchange?: Exchange;
  /** On the button, where it is not the next step: after the end, or where something failed. */
  instead?: string | undefined;
  isBusy?: boolean;
  /** What stands under the picture. */
  said?: ReactNode;
  onPress?: () => void;
  button?: Ref<HTMLButtonElement>;
  /** Ways on and back, beside the count of the steps. */
  ways?: ReactNode;
}

const calls = ['idle', 'called', 'claimed', 'coming', 'helped'] as const;
const cards = ['', 'Created', 'Claimed', 'On the way', 'Completed ✓'];

/** The second line is for what the page says while the servers come (offer-labs.ts). */
const still = (
  <>
    <p>{opening}</p>
    <p role="status" />
  </>
);

/** Where the doors and the people of the lockers are, by the number of steps done. */
const lockers = (count: number) => (count < 5 ? undefined : count < 6 ? 'loading' : 'collecting');

/**
 * The store in one picture, with the one button that leads on, what has been sent and what was answered.
 * The page of the house shows it still, before any of the servers is there.
 */
export default function StoreView(props: StoreViewProps): ReactNode {
  const { count = 0, known = nothingKnown, exchange = { request: firstCall } } = props;
  const { isBusy = false, instead, said = still, onPress, button, ways } = props;
  const next = storeSteps[count];
  const card = cards[count];
  return (
    <div className={styles.store}>
      <div
        className={styles.stage}
        data-call={calls[Math.min(count, 4)]}
        data-door={count === 5 || count >= 7 ? 'open' : 'closed'}
        data-lockers={lockers(count)}
        data-radio={count === storeSteps.length ? 'on' : undefined}
      >
        {/* First of all, so that it is the first stop of the keyboard; it is placed where its step is. */}
        <button
          ref={button}
          type="button"
          className={`${styles.next} needs-scripts`}
          data-at={instead && !next ? 'end' : next?.at}
          aria-disabled={isBusy || undefined}
          onClick={onPress}
        >
          {instead ?? (
            <>
              {next?.words(known)} <span className="heard">{next?.rest}</span>
            </>
          )}
        </button>
        <PlanDrawing />
        {['Lockers', 'Aisle 4', 'Service desk', 'Curbside'].map((place) => (
          <span key={place} className={styles.label} data-place={place}>
            {place}
          </span>
        ))}
        {card && (
          <div className={styles.card} data-state={calls[count]}>
            <strong>
              <Translate>Aisle 4</Translate>
            </strong>
            <span className={styles.wish}>
              <Translate>Open a locked case</Translate>
            </span>
            <span>
              {card}{' '}
              <span className={styles.wish}>
                {count > 1 && translate({ message: 'by Sam Lee' })}
              </span>
            </span>
          </div>
        )}
        {count === storeSteps.length && <p className={styles.speech}>“{announcement}”</p>}
      </div>
      <ol
        className={styles.count}
        aria-label={translate(
          { message: '{count} of {all} steps done' },
          { count, all: storeSteps.length },
        )}
      >
        {storeSteps.map(({ words, rest }, index) => (
          <li key={rest} data-done={index < count}>
            <span className="heard">
              {words(known)} {rest}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.said}>{said}</div>
      <div className={styles.ways}>{ways}</div>
      <ExchangeView exchange={exchange} />
    </div>
  );
}
