import type { Outcome } from '@frontline/scenarios';
import { useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Answer } from '../../sandbox/page/send.ts';
import { Strokes } from '../../../shell/shared/glyph.tsx';
import AnswerView from '../../reference/page/try-it/answer-view.tsx';
import controls from '../../reference/page/try-it/controls.module.css';
import StepEditor from './step-editor.tsx';
import StepLine, { requestText } from './step-line.tsx';
import styles from './scenario.module.css';
import type { Item } from './use-scenario.ts';

interface StepItemProps {
  item: Item;
  number: number;
  count: number;
  outcome: Outcome<Answer> | undefined;
  onPlay: () => void;
  onMove: (by: -1 | 1) => void;
  onDrop: () => void;
  /** Replaces the step; returns an error message. */
  onChange: (step: Item['step']) => string;
}

/** Icons for moving and dropping a step: five words do not fit side by side on a phone. */
const icons = {
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  drop: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
};

/** One step with its outcome and its actions. */
export default function StepItem(props: StepItemProps): ReactNode {
  const { item, number, count, outcome } = props;
  const row = useRef<HTMLLIElement>(null);
  const [isEdited, setEdited] = useState(false);
  const { step } = item;
  const answered = outcome?.kind === 'answered' ? outcome : undefined;
  const stepLabel = (
    <span className="heard"> {translate({ message: 'step {number}' }, { number })}</span>
  );
  const button = (
    words: string,
    act: () => void,
    more: { disabled?: boolean; sign?: string } = {},
  ) => (
    <button
      type="button"
      className={more.sign ? styles.sign : controls.small}
      title={more.sign && translate({ message: '{words} step {number}' }, { words, number })}
      aria-disabled={more.disabled}
      onClick={more.disabled ? undefined : act}
    >
      {more.sign && <Strokes d={more.sign} size={16} />}
      <span className={more.sign && 'heard'}>{words}</span>
      {stepLabel}
    </button>
  );
  return (
    <li ref={row} data-step={item.id} tabIndex={-1} className={outcome ? styles.played : undefined}>
      <StepLine step={step} {...(answered && { status: answered.answer.status })} />
      {outcome?.kind === 'stopped' && <p className={styles.bad}>{outcome.because}</p>}
      {step.kind === 'request' && !isEdited && (
        <details className={styles.more}>
          <summary>
            {answered
              ? translate({ message: 'Request and response' })
              : translate({ message: 'Request' })}
            {stepLabel}
          </summary>
          <pre translate="no" className="receipt" data-theme="dark" tabIndex={0}>
            <code>{requestText(answered?.request ?? step)}</code>
          </pre>
          {answered && <AnswerView answer={answered.answer} to={` of step ${number}`} />}
        </details>
      )}
      {isEdited ? (
        <StepEditor
          step={step}
          onApply={props.onChange}
          onClose={() => {
            row.current?.focus({ preventScroll: true });
            setEdited(false);
          }}
        />
      ) : (
        <p className={styles.acts} data-acts>
          {button('Play to here', props.onPlay)}
          {button('Edit', () => setEdited(true))}
          {button('Up', () => props.onMove(-1), {
            disabled: number === 1,
            sign: icons.up,
          })}
          {button('Down', () => props.onMove(1), {
            disabled: number === count,
            sign: icons.down,
          })}
          {button('Drop', props.onDrop, { sign: icons.drop })}
        </p>
      )}
    </li>
  );
}
