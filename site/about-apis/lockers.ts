import type { Holder, Repeat } from './kind.ts';

export const repeats: Record<string, Repeat> = {
  reportCabinetStatus: {
    status: 200,
    same: true,
    words: 'The same states are stored again: a repeat that comes late overwrites a newer report.',
  },
  listLockers: { status: 200, same: true, words: 'It only reads.' },
  createOrder: {
    status: 201,
    same: true,
    words:
      'The same record, as long as the order is open. A repeat that comes after its end puts the order in anew.',
  },
  commandCabinet: {
    status: 200,
    same: true,
    words: 'The command is carried out again: `open` opens a door that was closed in between.',
  },
  completeCabinetOrder: {
    status: 200,
    same: true,
    words:
      'The same record. A repeat that comes when the cabinet holds another order completes that one.',
  },
  sendCustomerCommand: {
    status: 200,
    same: true,
    words: 'The command is carried out again: `agree` opens a door that was closed in between.',
  },
  completeCustomerOrder: { status: 200, same: true, words: 'The same record.' },
};

export const holders: Record<string, Holder> = {
  LockerKey: { scope: 'One locker', holder: 'The locker' },
  SecretToken: { scope: 'Every locker of the organization', holder: 'Your order system, on the server only' },
};
