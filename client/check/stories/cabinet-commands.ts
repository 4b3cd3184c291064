import type { Session } from '../session.ts';
import { has, type Step } from '../step.ts';
import { UNKNOWN, type Given } from '../story.ts';
import type { Store } from './locker-store.ts';

/** Opens and closes the doors of the cabinet and takes it out of use, and leaves it as it was. */
export async function cabinetCommands(
  session: Session,
  { ids, secrets }: Given,
  store: Store,
): Promise<void> {
  const { send, undoLater } = session;
  const { cabinet_id, hasRear } = store;
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
  const opening = { [hasRear ? 'rear_load_status' : 'state']: /^open(ing)?$/ };
  await send(command('opened', { rearload: hasRear }, opening));
  if (secrets['LockerKey']) {
    const door = hasRear ? { rear_status: 'closed' } : { front_status: 'closed' };
    const given = { cabinets: [{ key: store.key, ...door }], locker_info: undefined };
    await send({ operation: 'reportCabinetStatus', like: 'stored', given });
  }
  if (await send(command('closedLater', { delay: 0, rearload: hasRear }))) closed();
  const { thermalMode: thermal_mode, size } = store;
  await send(command('thermalModeSet', { thermal_mode }, { thermal_mode }));
  await send(command('opened', { command: 'resize', size, rearload: undefined }, { size }));

  const enabled = undoLater('a cabinet that is out of use', enable);
  if (await send(command('disabled', {}, { enabled: false }))) {
    await send(refused('cabinetDisabled', { cabinet_id }));
    const order = { ...store.order, order_id: UNKNOWN.text };
    await send({ operation: 'createOrder', like: 'cabinetDisabled', given: order });
  }
  if (await send(enable)) enabled();
}

const refused = (like: string, given: object): Step => ({
  operation: 'commandCabinet',
  like,
  given: { ...given },
});
