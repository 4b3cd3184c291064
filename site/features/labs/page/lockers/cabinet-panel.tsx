import { delayMax, openCodeLength } from '@frontline/specs/lockers/limits';
import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import parts from '../parts.module.css';
import { lockerCalls } from '../../../sandbox/shared/demo-calls.ts';
import { thermalModes, type Cabinet, type Locker } from './locker.ts';
import Button from '../button.tsx';
import Choice from '../choice.tsx';
import TextField from '../text-field.tsx';
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
  const command = (name: string, more = {}) => run(lockerCalls.command(cabinet.id, name, more));
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
          <Button onClick={() => run(lockerCalls.complete(cabinet.id, delay))}>
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
          <Choice
            label={translate({ message: 'Delay in seconds' })}
            value={String(delay)}
            names={Object.fromEntries(delays.map((seconds) => [seconds, String(seconds)]))}
            onChoice={(seconds) => setDelay(Number(seconds))}
          />
          <Choice
            label={translate({ message: 'Thermal mode' })}
            value={cabinet.thermal_mode}
            names={Object.fromEntries(thermalModes.map((mode) => [mode, mode]))}
            onChoice={(thermal_mode) => command('set_thermal_mode', { thermal_mode })}
          />
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
  const entered = encodeURIComponent(typed.code.trim());
  return (
    <section className={parts.card} aria-label={translate({ message: 'Customer' })}>
      <p className={parts.heading}>{translate({ message: 'Customer' })}</p>
      <TextField
        label={translate({ message: 'Open code' })}
        className={styles.code}
        inputMode="numeric"
        autoComplete="off"
        placeholder={openCodeLength.about}
        value={typed.code}
        onText={(text) => setTyped({ code: text, forCode: code })}
      />
      <div className={parts.buttons}>
        {(['here', 'agree', 'disagree'] as const).map((command) => (
          <Button
            key={command}
            isMain={command === 'agree'}
            disabled={!entered}
            onClick={() => run(lockerCalls.customer(entered, command))}
          >
            {labels[command]}
          </Button>
        ))}
        <Button disabled={!entered} onClick={() => run(lockerCalls.collect(entered, delay))}>
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
