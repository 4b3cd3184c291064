import type { RecordRules, Fields } from '../record-rules.ts';

const order = {
  name: 'order',
  id: 'id',
  mutable: ['completed_at', 'completed_by', 'completed_device_id', 'canceled_at'],
  setOnce: ['completed_at', 'completed_by', 'completed_device_id', 'canceled_at'],
};

export const rules: RecordRules = {
  kinds: {
    Locker: { name: 'locker', id: 'id', unique: ['api_key'], mutable: [] },
    Cabinet: {
      name: 'cabinet',
      id: 'id',
      mutable: [
        ...['state', 'rear_load_status', 'enabled', 'size', 'occupied', 'released_at'],
        ...['thermal_mode', 'tag'],
      ],
    },
    CreatedOrder: order,
    CabinetOrder: order,
  },
  invariants: { Locker: lockerInvariants, CabinetOrder: orderInvariants },
};

function lockerInvariants({ id, version, rear_loading_available, ...locker }: Fields) {
  const cabinets = locker['cabinets'] as Fields[];
  const doors = cabinets.flatMap(({ state, rear_load_status }) => [state, rear_load_status]);
  const rear = cabinets.map(({ rear_load_status }) => rear_load_status !== null);
  return [
    !isAscending(cabinets, 'key') &&
      '`cabinets` must be in the order of their `key`, each with its own.',
    cabinets.some(({ locker_id }) => locker_id !== id) &&
      '`cabinets[].locker_id` must be the `id` of the locker.',
    version === 1 &&
      doors.some((door) => door === 'opening' || door === 'closing') &&
      'The doors of a locker of version 1 must be open or closed.',
    rear.some((hasRear) => hasRear !== rear_loading_available) &&
      '`cabinets[].rear_load_status` must be null exactly where `rear_loading_available` is false.',
  ];
}

function orderInvariants({ completed_at, canceled_at, ...order }: Fields) {
  const isOpen = completed_at === null;
  return [
    ...['completed_by', 'completed_device_id'].map(
      (name) =>
        isOpen && order[name] !== null && `\`${name}\` must be null until \`completed_at\` is set.`,
    ),
    !isOpen && canceled_at !== null && '`completed_at` and `canceled_at` must not both be set.',
  ];
}

/** Whether a numeric field is strictly ascending. */
export const isAscending = (list: Fields[], name: string): boolean =>
  list.every((one, at) => at === 0 || Number(list[at - 1]![name]) < Number(one[name]));
