/**
 * What each cabinet command does and when it is refused: reference server behavior. The document requires a size for
 * `resize` and a mode for `set_thermal_mode` (specification section 5), so request validation has checked that.
 */

import { closeDoorAfter, moveDoor } from './cabinet-state.ts';
import type { Moment, Side } from './cabinet-state.ts';
import { sentences } from './errors.ts';
import type { CabinetRow, LockerRow, ThermalMode } from './tables.ts';

type Command = 'resize' | 'set_thermal_mode' | 'disable' | 'enable' | 'open' | 'close';

interface CommandBody {
  command: Command;
  size?: string;
  thermal_mode?: ThermalMode;
  rearload?: boolean;
  /** Seconds until the door starts to close; `close` only. */
  delay?: number;
}

/** Either the message of the refusal, or the new state of the cabinet. */
export type Verdict = { refused: string } | { cabinet: CabinetRow };

export function obey(
  cabinet: CabinetRow,
  locker: LockerRow,
  body: CommandBody,
  moment: Moment,
): Verdict {
  if (body.rearload && locker.rear_loading_available === 0) return refuse(sentences.noRearLoading);
  const side: Side = body.rearload ? 'rear' : 'front';
  return commands[body.command](cabinet, body, side, moment);
}

type Rule = (cabinet: CabinetRow, body: CommandBody, side: Side, moment: Moment) => Verdict;

const commands: Record<Command, Rule> = {
  resize: (cabinet, { size = cabinet.size }) => ({ cabinet: { ...cabinet, size } }),

  set_thermal_mode: (cabinet, { thermal_mode = cabinet.thermal_mode }) =>
    thermal_mode === 'heat' && cabinet.heat_available === 0
      ? refuse(sentences.noHeat)
      : { cabinet: { ...cabinet, thermal_mode } },

  disable: (cabinet) => ({ cabinet: { ...cabinet, enabled: 0 } }),

  enable: (cabinet) => ({ cabinet: { ...cabinet, enabled: 1 } }),

  open: (cabinet, _body, side, moment) =>
    cabinet.enabled === 0
      ? refuse(sentences.cabinetDisabled)
      : { cabinet: moveDoor(cabinet, side, 'open', moment) },

  close: (cabinet, { delay = 0 }, side, moment) => ({
    cabinet: closeDoorAfter(cabinet, side, delay, moment),
  }),
};

/** `agree`: the front door opens and closes by itself after the locker's `timer`. */
export function openForCustomer(cabinet: CabinetRow, locker: LockerRow, moment: Moment): Verdict {
  if (cabinet.enabled === 0) return refuse(sentences.cabinetDisabled);
  const opened = moveDoor(cabinet, 'front', 'open', moment);
  return { cabinet: closeDoorAfter(opened, 'front', locker.timer, moment) };
}

/** Ends an order: the cabinet is empty and both its doors close after `delay` seconds. */
export function release(cabinet: CabinetRow, delay: number, moment: Moment): CabinetRow {
  const front = closeDoorAfter(cabinet, 'front', delay, moment);
  const both = closeDoorAfter(front, 'rear', delay, moment);
  return { ...both, occupied: 0, released_at: moment.at };
}

function refuse(sentence: string): Verdict {
  return { refused: sentence };
}
