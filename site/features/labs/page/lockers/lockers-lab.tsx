import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import { useSandbox } from '../../../sandbox/page/tab.ts';
import SandboxFrame from '../../../reference/page/try-it/sandbox-frame.tsx';
import { currentSession } from '../lab-session.ts';
import { useResultInView } from '../../../reference/page/try-it/use-result-in-view.ts';
import LastCall from '../last-call.tsx';
import { readJson, useCalls } from '../use-calls.ts';
import CabinetPanel from './cabinet-panel.tsx';
import { lockerCalls } from '../../../sandbox/shared/demo-calls.ts';
import { demoCodes, type Cabinet, type Locker, type Order } from './locker.ts';
import frame from '../../../reference/page/try-it/frame.module.css';
import styles from './lockers-lab.module.css';
import LockerWall, { type Side } from './locker-wall.tsx';
import { useLockers } from './use-lockers.ts';

/** Two lockers with moving doors: load, hand over, manage. */
export default function LockersLab(): ReactNode {
  const [session] = useState(currentSession);
  const calls = useCalls(session?.lastCalls['lockers']);
  const lockers = useLockers(calls.fail);
  const { state } = useSandbox();
  const [selected, setSelected] = useState(session?.cabinetId ?? 21);
  const [side, setSide] = useState<Side>('front');
  const [codes, setCodes] = useState(
    session?.cabinetId ? { ...demoCodes, [session.cabinetId]: session.openCode } : demoCodes,
  );
  const [orders, setOrders] = useState(session?.cabinetId ? 1 : 0);
  const [notice, setNotice] = useState('');

  const run = (request: RawRequest) => {
    setNotice('');
    return calls.run(request);
  };
  const onLoad = async (cabinet: Cabinet, isRear: boolean) => {
    const answer = await run(lockerCalls.load(cabinet, `ORD-${2001 + orders}`, isRear));
    const order = readJson<Order>(answer);
    if (!order) return;
    setOrders((before) => before + 1);
    setCodes((before) => ({ ...before, [order.cabinet_id]: order.open_code }));
    if (isRear) setSide('rear');
    setNotice(`Order ${order.order_id} is in. Its open code is ${order.open_code}.`);
  };
  const reset = () => {
    setCodes(demoCodes);
    setOrders(0);
    setNotice('');
    calls.reset();
  };
  const { answer } = calls.last ?? {};
  const door = useResultInView<HTMLButtonElement>(answer);
  const refusal = answer && answer.status >= 400 ? refusalIn(answer.text) : '';
  const locker = lockers.find(({ cabinets }) => cabinets.some(({ id }) => id === selected));
  const cabinet = locker?.cabinets.find(({ id }) => id === selected);
  const shown = side === 'front' ? lockers : lockers.filter((one) => one.rear_loading_available);
  // Without a server the wall would only show its initial state.
  const isThere = state !== 'failed';
  return (
    <SandboxFrame onReset={reset}>
      {isThere && (
        <>
          <div className={styles.sides} role="group" aria-label={translate({ message: 'Side' })}>
            {(['front', 'rear'] as const).map((one) => (
              <button
                key={one}
                type="button"
                className={styles.side}
                aria-pressed={one === side}
                onClick={() => setSide(one)}
              >
                {one === 'front' ? translate({ message: 'Front' }) : translate({ message: 'Rear' })}
              </button>
            ))}
          </div>
          <div className={styles.lockers}>
            {shown.map((one) => (
              <LockerWall
                key={one.id}
                locker={one}
                side={side}
                selected={selected}
                door={door}
                onSelect={setSelected}
              />
            ))}
          </div>
          <p role="status" className={styles.notice}>
            {notice}
          </p>
          <div role="alert">{refusal && <p className={frame.failure}>{refusal}</p>}</div>
          {locker && cabinet && (
            <CabinetPanel
              key={cabinet.id}
              cabinet={cabinet}
              locker={locker}
              run={(request) => void run(request)}
              code={cabinet.occupied ? (codes[cabinet.id] ?? '') : ''}
              onLoad={(one, isRear) => void onLoad(one, isRear)}
            />
          )}
          <LastCall calls={calls} />
          <CabinetTable lockers={lockers} />
        </>
      )}
    </SandboxFrame>
  );
}

/** The message of a refused call. */
const refusalIn = (text: string): string => /"message":\s*"([^"]+)"/.exec(text)?.[1] ?? text;

/** The lockers as a table. */
function CabinetTable({ lockers }: { lockers: Locker[] }): ReactNode {
  return (
    <details className={`${frame.headers} ${styles.list}`}>
      <summary>{translate({ message: 'All cabinets as a table' })}</summary>
      <table className={frame.change}>
        <thead>
          <tr>
            <th scope="col">{translate({ message: 'Cabinet' })}</th>
            <th scope="col">{translate({ message: 'Front' })}</th>
            <th scope="col">{translate({ message: 'Rear' })}</th>
            <th scope="col">{translate({ message: 'Order' })}</th>
            <th scope="col">{translate({ message: 'Mode' })}</th>
          </tr>
        </thead>
        <tbody>
          {lockers
            .flatMap(({ cabinets }) => cabinets)
            .map(({ id, state, rear_load_status, occupied, enabled, thermal_mode }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td>{state}</td>
                <td>{rear_load_status ?? translate({ message: 'none' })}</td>
                <td>
                  {enabled
                    ? occupied
                      ? translate({ message: 'occupied' })
                      : translate({ message: 'empty' })
                    : translate({ message: 'disabled' })}
                </td>
                <td>{thermal_mode}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
