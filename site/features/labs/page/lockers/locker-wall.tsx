import type { ReactNode, Ref } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Cabinet, DoorState, Locker, ThermalMode } from './locker.ts';
import styles from './lockers-lab.module.css';

export type Side = 'front' | 'rear';

interface LockerWallProps {
  locker: Locker;
  side: Side;
  selected: number;
  /** The selected one. */
  door: Ref<HTMLButtonElement>;
  onSelect: (id: number) => void;
}

const signs: Record<ThermalMode, string> = { ambient: '', heat: '♨', chill: '❄', freeze: '❄❄' };

/** The state of the door on a side; a rear side without doors counts as closed. */
const doorOf = (cabinet: Cabinet, side: Side): DoorState =>
  (side === 'front' ? cabinet.state : cabinet.rear_load_status) ?? 'closed';

/** A locker as a wall of doors; each door is a button that selects its cabinet. */
export default function LockerWall(props: LockerWallProps): ReactNode {
  const { locker, side, selected, door, onSelect } = props;
  return (
    <div className={styles.locker}>
      <p className={styles.name}>
        {locker.name}{' '}
        <span>
          {side === 'rear'
            ? translate({ message: 'version {version}, seen from the rear' }, locker)
            : translate({ message: 'version {version}' }, locker)}
        </span>
      </p>
      <div className={styles.wall} data-version={locker.version} data-side={side}>
        {locker.cabinets.map((cabinet) => (
          <button
            key={cabinet.id}
            {...(cabinet.id === selected && { ref: door })}
            type="button"
            className={styles.cabinet}
            data-door={doorOf(cabinet, side)}
            data-enabled={cabinet.enabled}
            data-occupied={cabinet.occupied}
            data-mode={cabinet.thermal_mode}
            aria-pressed={cabinet.id === selected}
            aria-label={describe(cabinet, side)}
            onClick={() => onSelect(cabinet.id)}
          >
            <span className={styles.parcel} aria-hidden="true" />
            <span className={styles.door} aria-hidden="true">
              <b>{cabinet.key}</b>
              <i>{signs[cabinet.thermal_mode]}</i>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

const describe = (cabinet: Cabinet, side: Side) =>
  [
    `Cabinet ${cabinet.id}, key ${cabinet.key}`,
    `${side === 'rear' ? 'rear ' : ''}door ${doorOf(cabinet, side)}`,
    cabinet.occupied ? 'occupied' : 'empty',
    ...(cabinet.enabled ? [] : ['disabled']),
    cabinet.thermal_mode,
  ].join(', ');
