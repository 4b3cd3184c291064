import type { Session } from '../session.ts';
import { expectFields, step, type Step } from '../step.ts';
import { oneOf } from '../matchers.ts';
import { UNKNOWN, type CaseInput } from '../cases.ts';
import { listing, type Store } from './locker-store.ts';

/** Opens and closes the doors of the cabinet, disables it, and restores its state. */
export async function cabinetCommands(
  session: Session,
  { ids, secrets }: CaseInput,
  store: Store,
): Promise<void> {
  const { send, skip, addCleanup } = session;
  const { cabinet_id, hasRear, opening, closing } = store;
  const door = hasRear ? 'rear_load_status' : 'state';
  /** What the list must say of the cabinet as long as no order is created or completed. */
  const asBefore = { key: store.key, occupied: 0, released_at: store.releasedAt };
  const command = (example: string, values: object = {}, expected: object = {}): Step => {
    const all = { cabinet_id, acted_by: 'conformance check', ...values };
    const expects = expectFields({ id: cabinet_id, ...expected });
    return step('commandCabinet', example, all, { expects });
  };
  const refused = (example: string, values: object = {}) =>
    step('commandCabinet', example, { cabinet_id, ...values });
  const close = command('closedLater', { delay: 0 });
  const enable = command('disabled', { command: 'enable' }, { enabled: true });

  if (!hasRear) await send(refused('noRearLoading'));
  const unheated = ids['unheated_cabinet_id'];
  if (unheated) await send(refused('noHeat', { cabinet_id: unheated }));
  await send(refused('orderElsewhere', { order_id: UNKNOWN.text }));

  const closed = addCleanup('an open door', close);
  await send(command('opened', { rearload: hasRear }, { [door]: opening, occupied: 0 }));
  await send(listing(ids, { ...asBefore, enabled: true, [door]: oneOf('open', 'opening') }));
  if (store.isKeyElsewhere)
    skip('reportCabinetStatus', 200, 'LOCKER_KEY is not the key that the list says of the locker');
  else if (secrets['LockerKey']) {
    const report = hasRear ? { rear_status: 'closed' } : { front_status: 'closed' };
    const values = { cabinets: [{ key: store.key, ...report }], locker_info: undefined };
    if (await send(step('reportCabinetStatus', 'stored', values)))
      await send(listing(ids, { ...asBefore, [door]: oneOf('closed') }));
  }
  const closes = command('closedLater', { delay: 0, rearload: hasRear }, { [door]: closing });
  if (await send(closes)) {
    closed();
    await send(listing(ids, { ...asBefore, [door]: oneOf('closed', 'closing') }));
  }
  const { thermalMode: thermal_mode, size } = store;
  await send(command('thermalModeSet', { thermal_mode }, { thermal_mode }));
  await send(command('opened', { command: 'resize', size, rearload: undefined }, { size }));

  const enabled = addCleanup('a cabinet that is out of use', enable);
  if (await send(command('disabled', {}, { enabled: false }))) {
    await send(refused('cabinetDisabled'));
    const order = { ...store.order, order_id: UNKNOWN.text };
    await send(step('createOrder', 'cabinetDisabled', order));
    await send(listing(ids, { ...asBefore, enabled: false }));
  }
  if (await send(enable)) enabled();
  await send(listing(ids, { ...asBefore, enabled: true, size, thermal_mode }));
}
