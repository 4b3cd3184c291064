import type { Session } from '../session.ts';
import { has, type Step } from '../step.ts';
import { oneOf } from '../wishes.ts';
import { UNKNOWN, type Given } from '../cases.ts';
import { listing, type Store } from './locker-store.ts';

/** Opens and closes the doors of the cabinet and takes it out of use, and leaves it as it was. */
export async function cabinetCommands(
  session: Session,
  { ids, secrets }: Given,
  store: Store,
): Promise<void> {
  const { send, skip, undoLater } = session;
  const { cabinet_id, hasRear, opening, closing } = store;
  const door = hasRear ? 'rear_load_status' : 'state';
  /** What the list must say of it whenever no order was put in or taken out. */
  const asBefore = { key: store.key, occupied: 0, released_at: store.releasedAt };
  const command = (like: string, given: object = {}, expected: object = {}): Step => ({
    operation: 'commandCabinet',
    like,
    given: { cabinet_id, acted_by: 'conformance check', ...given },
    expects: has({ id: cabinet_id, ...expected }),
  });
  const close = command('closedLater', { delay: 0 });
  const enable = command('disabled', { command: 'enable' }, { enabled: true });

  if (!hasRear) await send(refused('noRearLoading', { cabinet_id }));
  const unheated = ids['unheated_cabinet_id'];
  if (unheated) await send(refused('noHeat', { cabinet_id: unheated }));
  await send(refused('orderElsewhere', { cabinet_id, order_id: UNKNOWN.text }));

  const closed = undoLater('an open door', close);
  await send(command('opened', { rearload: hasRear }, { [door]: opening, occupied: 0 }));
  await send(listing(ids, { ...asBefore, enabled: true, [door]: oneOf('open', 'opening') }));
  if (store.isKeyElsewhere)
    skip('reportCabinetStatus', 200, 'LOCKER_KEY is not the key that the list says of the locker');
  else if (secrets['LockerKey']) {
    const report = hasRear ? { rear_status: 'closed' } : { front_status: 'closed' };
    const given = { cabinets: [{ key: store.key, ...report }], locker_info: undefined };
    if (await send({ operation: 'reportCabinetStatus', like: 'stored', given }))
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

  const enabled = undoLater('a cabinet that is out of use', enable);
  if (await send(command('disabled', {}, { enabled: false }))) {
    await send(refused('cabinetDisabled', { cabinet_id }));
    const order = { ...store.order, order_id: UNKNOWN.text };
    await send({ operation: 'createOrder', like: 'cabinetDisabled', given: order });
    await send(listing(ids, { ...asBefore, enabled: false }));
  }
  if (await send(enable)) enabled();
  await send(listing(ids, { ...asBefore, enabled: true, size, thermal_mode }));
}

const refused = (like: string, given: object): Step => ({
  operation: 'commandCabinet',
  like,
  given: { ...given },
});
