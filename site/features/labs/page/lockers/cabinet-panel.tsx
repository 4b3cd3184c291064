import { delayMax, openCodeLength } from '@frontline/specs/lockers/limits';
import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import parts from '../parts.module.css';
import { lockerCalls, thermalModes, type Cabinet, type Locker } from './locker-calls.ts';
import Button from '../button.tsx';
import styles from './lockers-lab.module.css';

/** No delay, and the two examples of the specification. */
const delays = [0, 2, 8].filter((seconds) => seconds <= delayMax.seconds);

interface CabinetPanelProps {
  cabinet: Cabinet;
  locker: Locker;
  /** The open code of the order in this cabinet; empty if unknown. */
  code: string;
  run: (request: RawRequest) => void;
  onLoad: (cabinet: Cabinet, isRear: boolean) => void;
}

/** Controls of staff and customer for the selected cabinet. */
export default function CabinetPanel(props: CabinetPanelProps): ReactNode {
  const { cabinet, locker, run, onLoad } = props;
  const [isRear, setRear] = useState(false);
  const [delay, setDelay] = useState(2);
  const rearload = isRear && locker.rear_loading_available;
  const command = (name: string, more = {}) => run(lockerCalls.command(cabinet, name, more));
  const rear = rearload ? { rearload } : {};
  return (
    <div className={parts.cards}>
      <section className={parts.card} aria-label={translate({ message: 'Staff' })}>
        <p className={parts.heading}>
          {translate({ message: 'Staff, cabinet {id}' }, { id: cabinet.id })}
        </p>
        <div className={parts.buttons}>
          <Button isMain onClick={() => onLoad(cabinet, rearload)}>
            {translate({ message: 'Load an order' })}
          </Button>
          <Button onClick={() => run(lockerCalls.complete(cabinet, delay))}>
            {translate({ message: 'Complete the order' })}
          </Button>
        </div>
        <div className={parts.buttons}>
          <Button onClick={() => command('open', rear)}>{translate({ message: 'Open' })}</Button>
          <Button onClick={() => command('close', { ...rear, delay })}>
            {translate({ message: 'Close' })}
          </Button>
          <Button onClick={() => command(cabinet.enabled ? 'disable' : 'enable')}>
            {cabinet.enabled ? translate({ message: 'Disable' }) : translate({ message: 'Enable' })}
          </Button>
        </div>
        <div className={styles.settings}>
          <label className={parts.field}>
            {translate({ message: 'Delay in seconds' })}
            <select
              className={parts.control}
              value={delay}
              onChange={({ target }) => setDelay(Number(target.value))}
            >
              {delays.map((seconds) => (
                <option key={seconds}>{seconds}</option>
              ))}
            </select>
          </label>
          <label className={parts.field}>
            {translate({ message: 'Thermal mode' })}
            <select
              className={parts.control}
              value={cabinet.thermal_mode}
              onChange={({ target }) => command('set_thermal_mode', { thermal_mode: target.value })}
            >
              {thermalModes.map((mode) => (
                <option key={mode}>{mode}</option>
              ))}
            </select>
          </label>
        </div>
        {locker.rear_loading_available && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isRear}
              onChange={({ target }) => setRear(target.checked)}
            />
            {translate({ message: 'Use the rear door' })}
          </label>
        )}
      </section>
      <Customer {...props} delay={delay} />
    </div>
  );
}

function Customer({ code, run, locker, delay }: CabinetPanelProps & { delay: number }): ReactNode {
  const [typed, setTyped] = useState({ code, forCode: code });
  if (typed.forCode !== code) setTyped({ code, forCode: code });
  return (
    <section className={parts.card} aria-label={translate({ message: 'Customer' })}>
      <p className={parts.heading}>{translate({ message: 'Customer' })}</p>
      <label className={parts.field}>
        {translate({ message: 'Open code' })}
        <input
          className={`${parts.control} ${styles.code}`}
          inputMode="numeric"
          autoComplete="off"
          placeholder={openCodeLength.about}
          value={typed.code}
          onChange={({ target }) => setTyped({ code: target.value, forCode: code })}
        />
      </label>
      <div className={parts.buttons}>
        {(['here', 'agree', 'disagree'] as const).map((command) => (
          <Button
            key={command}
            isMain={command === 'agree'}
            disabled={!typed.code.trim()}
            onClick={() => run(lockerCalls.customer(typed.code.trim(), command))}
          >
            {labels[command]}
          </Button>
        ))}
        <Button
          disabled={!typed.code.trim()}
          onClick={() => run(lockerCalls.collect(typed.code.trim(), delay))}
        >
          {translate({ message: 'I have it' })}
        </Button>
      </div>
      <p className={parts.note}>
        {translate(
          {
            message:
              '“Agree” opens the door that the code belongs to. It closes by itself after {timer} seconds.',
          },
          { timer: locker.timer },
        )}
      </p>
    </section>
  );
}

const labels = { here: 'I am here', agree: 'Agree and open', disagree: 'Disagree' };
