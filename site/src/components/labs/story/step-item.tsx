import type { Outcome } from '@frontline/stories';
import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Answer } from '../../../sandbox/send.ts';
import AnswerView from '../../try-it/answer-view.tsx';
import controls from '../../try-it/controls.module.css';
import StepEditor from './step-editor.tsx';
import StepLine, { requestText } from './step-line.tsx';
import styles from './story.module.css';
import type { Item } from './use-story.ts';

interface StepItemProps {
  item: Item;
  number: number;
  count: number;
  outcome: Outcome<Answer> | undefined;
  isBusy: boolean;
  onPlay: () => void;
  onMove: (by: -1 | 1) => void;
  onDrop: () => void;
  /** Puts another step in its place; answers why not. */
  onChange: (step: Item['step']) => string;
}

/** One step of a story with what came of it and what can be done to it. */
export default function StepItem(props: StepItemProps): ReactNode {
  const { item, number, count, outcome, isBusy } = props;
  const [isEdited, setEdited] = useState(false);
  const { step } = item;
  const answered = outcome?.kind === 'answered' ? outcome : undefined;
  const behind = (
    <span className="heard">
      {' '}
      <Translate values={{ number }}>{'step {number}'}</Translate>
    </span>
  );
  const button = (
    words: string,
    act: () => void,
    more: { disabled?: boolean; act?: string } = {},
  ) => (
    <button
      type="button"
      className={controls.small}
      disabled={more.disabled}
      data-act={more.act}
      onClick={act}
    >
      {words}
      {behind}
    </button>
  );
  return (
    <li data-step={item.id} tabIndex={-1} className={outcome ? styles.played : undefined}>
      <StepLine step={step} {...(answered && { status: answered.answer.status })} />
      {outcome?.kind === 'stopped' && <p className={styles.bad}>{outcome.because}</p>}
      {step.kind === 'request' && !isEdited && (
        <details className={styles.more}>
          <summary>
            {answered
              ? translate({ message: 'Request and answer' })
              : translate({ message: 'Request' })}
            {behind}
          </summary>
          <pre tabIndex={0}>
            <code>{requestText(answered?.request ?? step)}</code>
          </pre>
          {answered && <AnswerView answer={answered.answer} to={` of step ${number}`} />}
        </details>
      )}
      {isEdited ? (
        <StepEditor step={step} onApply={props.onChange} onClose={() => setEdited(false)} />
      ) : (
        <p className={styles.acts}>
          {button('Play to here', props.onPlay, { disabled: isBusy })}
          {button('Edit', () => setEdited(true))}
          {button('Up', () => props.onMove(-1), { disabled: number === 1, act: 'up' })}
          {button('Down', () => props.onMove(1), { disabled: number === count, act: 'down' })}
          {button('Drop', props.onDrop)}
        </p>
      )}
    </li>
  );
}
