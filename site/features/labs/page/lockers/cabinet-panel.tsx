import { delayMax, openCodeLength } from '@frontline/specs/lockers/limits';
import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
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
          <Translate values={{ id: cabinet.id }}>{'Staff, cabinet {id}'}</Translate>
        </p>
        <div className={parts.buttons}>
          <Button isMain onClick={() => onLoad(cabinet, rearload)}>
            <Translate>Load an order</Translate>
          </Button>
          <Button onClick={() => run(lockerCalls.complete(cabinet, delay))}>
            <Translate>Complete the order</Translate>
          </Button>
        </div>
        <div className={parts.buttons}>
          <Button onClick={() => command('open', rear)}>
            <Translate>Open</Translate>
          </Button>
          <Button onClick={() => command('close', { ...rear, delay })}>
            <Translate>Close</Translate>
          </Button>
          <Button onClick={() => command(cabinet.enabled ? 'disable' : 'enable')}>
            {cabinet.enabled ? translate({ message: 'Disable' }) : translate({ message: 'Enable' })}
          </Button>
        </div>
        <div className={styles.settings}>
          <label className={parts.field}>
            <Translate>Delay in seconds</Translate>
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
            <Translate>Thermal mode</Translate>
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
            <Translate>Use the rear door</Translate>
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
      <p className={parts.heading}>
        <Translate>Customer</Translate>
      </p>
      <label className={parts.field}>
        <Translate>Open code</Translate>
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
          <Translate>I have it</Translate>
        </Button>
      </div>
      <p className={parts.note}>
        <Translate values={{ timer: locker.timer }}>
          {
            '“Agree” opens the door that the code belongs to. It closes by itself after {timer} seconds.'
          }
        </Translate>
      </p>
    </section>
  );
}

const labels = { here: 'I am here', agree: 'Agree and open', disagree: 'Disagree' };
