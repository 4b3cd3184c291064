import { ScenarioError, type Step } from '@frontline/scenarios';
import { useEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { loadCode } from '../../sandbox/page/tab.ts';
import { scenarios, type ScenarioName } from '../shared/index.ts';
import { hosts } from '../shared/published-scenario.ts';
import frame from '../../reference/page/try-it/frame.module.css';
import { useSlow } from '../../reference/page/try-it/use-task.ts';
import parts from '../../labs/page/parts.module.css';
import { useScenarioInFragment } from './address.ts';
import Share from './share.tsx';
import StepItem from './step-item.tsx';
import Button from '../../labs/page/button.tsx';
import TextField from '../../labs/page/text-field.tsx';
import styles from './scenario.module.css';
import { itemOf, useScenario } from './use-scenario.ts';

interface ScenarioLabProps {
  scenario?: string;
  /** Plays immediately, because the reader clicked Play. */
  autoplay?: boolean;
}

/** Plays a scenario step by step, and lets readers edit, share and save it. */
export default function ScenarioLab({
  scenario = 'one-hour',
  autoplay = false,
}: ScenarioLabProps): ReactNode {
  const published = scenarios[scenario as ScenarioName];
  const player = useScenario(published);
  const { name, items, outcomes, isBusy, message, failure, undo } = player;
  const isSlow = useSlow(isBusy);
  const container = useRef<HTMLDivElement>(null);
  /** A selector for the focus after the next render. */
  const focusTarget = useRef('');
  useScenarioInFragment(player);
  useEffect(() => {
    // Prefetched; playing reports what failed to load.
    loadCode().catch(() => undefined);
    if (autoplay) void player.playTo(items.length);
  }, []);
  useEffect(() => {
    const selector = focusTarget.current;
    focusTarget.current = '';
    if (selector) container.current?.querySelector<HTMLElement>(selector)?.focus();
  });

  const move = (index: number, by: -1 | 1) => {
    player.replaceSteps(
      items.toSpliced(index, 1).toSpliced(index + by, 0, items[index]!),
      `Step ${index + 1} is now step ${index + by + 1}.`,
    );
  };
  const drop = (index: number) => {
    player.replaceSteps(items.toSpliced(index, 1), `Step ${index + 1} is removed.`);
    focusTarget.current = '[data-undo]';
  };
  const change = (index: number, step: Step) => {
    const next = items.with(index, { ...items[index]!, step });
    return player.replaceSteps(next, `Step ${index + 1} is changed.`, index + 1);
  };
  const add = (step: Step) => {
    const item = itemOf(step);
    const fault = player.replaceSteps([...items, item], `Step ${items.length + 1} is new.`);
    if (fault) player.fail(new ScenarioError(fault));
    else focusTarget.current = `[data-step="${item.id}"]`;
  };
  const play = (count: number) => void player.playTo(count);
  return (
    <div ref={container} className={styles.lab}>
      <TextField
        label={translate({ message: 'Name of the scenario' })}
        value={name}
        maxLength={80}
        onText={player.rename}
      />
      <div className={parts.buttons}>
        <Button isMain onClick={() => play(items.length)}>
          {translate({ message: 'Play all' })}
        </Button>
        <Button
          disabled={outcomes.length >= items.length}
          onClick={() => play(outcomes.length + 1)}
        >
          {translate({ message: 'Next step' })}
        </Button>
        <Button disabled={isBusy || outcomes.length === 0} onClick={player.reset}>
          {translate({ message: 'Start over' })}
        </Button>
        {undo && (
          <Button data-undo onClick={player.revert}>
            {translate({ message: 'Undo' })}
            <span className="heard">: {undo.what}</span>
          </Button>
        )}
      </div>
      <p role="status" className={styles.said}>
        {isSlow && outcomes.length === 0
          ? translate({ message: 'Starting the servers in this page…' })
          : message}
      </p>
      <div role="alert">{failure && <p className={frame.failure}>{failure}</p>}</div>
      <ol className={styles.steps} aria-label={translate({ message: 'Steps' })}>
        {items.map((item, index) => (
          <StepItem
            key={item.id}
            item={item}
            number={index + 1}
            count={items.length}
            outcome={outcomes[index]}
            onPlay={() => play(index + 1)}
            onMove={(by) => move(index, by)}
            onDrop={() => drop(index)}
            onChange={(step) => change(index, step)}
          />
        ))}
      </ol>
      <div className={parts.buttons}>
        <Button onClick={() => add(emptyRequest)}>{translate({ message: 'Add a request' })}</Button>
        <Button onClick={() => add(oneMinute)}>{translate({ message: 'Add a minute' })}</Button>
      </div>
      <Share player={player} />
    </div>
  );
}

const [api = ''] = Object.keys(hosts);
const emptyRequest: Step = {
  kind: 'request',
  note: '',
  api,
  method: 'GET',
  path: '/api/callforhelp/v1/tracking?message_id=demo-request-created',
  headers: [],
  body: '',
  as: '',
};
const oneMinute: Step = { kind: 'wait', note: '', seconds: 60 };
