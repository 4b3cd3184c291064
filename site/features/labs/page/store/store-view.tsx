import type { ReactNode, Ref } from 'react';
import { translate } from '@docusaurus/Translate';
import ExchangeView, { type Exchange } from './exchange-view.tsx';
import PlanDrawing from './plan-drawing.tsx';
import {
  announcement,
  firstCall,
  noValues,
  opening,
  storeSteps,
  type StepValues,
} from './store-steps.ts';
import styles from './store.module.css';

interface StoreViewProps {
  /** How many steps of the day are done. */
  count?: number;
  values?: StepValues;
  exchange?: Exchange;
  /** Button label that replaces the next step: after the end or a failure. */
  replacementLabel?: string | undefined;
  isBusy?: boolean;
  /** The message below the drawing. */
  message?: ReactNode;
  onPress?: () => void;
  button?: Ref<HTMLButtonElement>;
  /** Links and buttons beside the step count. */
  links?: ReactNode;
}

const calls = ['idle', 'called', 'claimed', 'coming', 'helped'] as const;
const cards = ['', 'Created', 'Claimed', 'On the way', 'Completed ✓'];

/** The second line is for the status while the servers load (offer-labs.ts). */
const initialMessage = (
  <>
    <p>{opening}</p>
    <p role="status" />
  </>
);

/** The state of doors and people at the lockers, by the number of completed steps. */
const lockers = (count: number) => (count < 5 ? undefined : count < 6 ? 'loading' : 'collecting');

/** The drawing, the button of the next step and the last call; static until the servers load. */
export default function StoreView(props: StoreViewProps): ReactNode {
  const { count = 0, values = noValues, exchange = { request: firstCall } } = props;
  const {
    isBusy = false,
    replacementLabel,
    message = initialMessage,
    onPress,
    button,
    links,
  } = props;
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
        {/* First in the DOM, so that it is the first tab stop; CSS positions it. */}
        <button
          ref={button}
          type="button"
          className={`${styles.next} needs-scripts`}
          data-at={replacementLabel && !next ? 'end' : next?.at}
          aria-disabled={isBusy || undefined}
          onClick={onPress}
        >
          {replacementLabel ?? (
            <>
              {next?.label(values)} <span className="heard">{next?.labelContext}</span>
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
            <strong>{translate({ message: 'Aisle 4' })}</strong>
            <span className={styles.wish}>{translate({ message: 'Open a locked case' })}</span>
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
        {storeSteps.map(({ label, labelContext }, index) => (
          <li key={labelContext} data-done={index < count}>
            <span className="heard">
              {label(values)} {labelContext}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.said}>{message}</div>
      <div className={styles.ways}>{links}</div>
      <ExchangeView exchange={exchange} />
    </div>
  );
}
