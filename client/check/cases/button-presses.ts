import type { Session } from '../session.ts';
import { fieldOf, has, type Step } from '../step.ts';
import type { Wish } from '../wishes.ts';

/** A request that a press made. */
export interface Pressed {
  id: string;
  device: string;
  /** The press itself, to be sent again. */
  step: Step;
  /** What the record must say of the button that was pressed. */
  byButton: (record: unknown) => (string | undefined)[];
  /** Says that it need not be canceled at the end. */
  ended: () => void;
}

const CANCEL = { operation: 'cancelRequest', like: 'canceled' };

const aButton: Wish = { fits: Number.isInteger, says: 'the call button that was pressed' };

/** Presses one button after the other. Each makes a request, which is canceled at the end unless it was ended. */
export function createButton({ send, undoLater }: Session, devices: string[], mark: string) {
  const made = new Set<unknown>();
  /** What a record said of the button of a device. */
  const buttons = new Map<string, unknown>();

  return async function press(): Promise<Pressed | undefined> {
    const device = devices[made.size % devices.length]!;
    const step: Step = {
      operation: 'pressCallButton',
      like: 'requestCreated',
      given: { device_key: device },
      headers: { 'Idempotency-Key': `${mark}-${made.size + 1}` },
      expects: (body) => [
        typeof body === 'string' && body !== '' && !body.includes(' ') && !made.has(body)
          ? undefined
          : 'The answer must be the `message_id` of the new request.',
      ],
    };
    const answered = await send(step);
    const id = answered?.body;
    if (typeof id !== 'string' || id === '') return undefined;
    made.add(id);
    const request = { message_id: id };
    const ended = undoLater('a request of a call button', { ...CANCEL, given: request });
    return { id, device, step, ended, byButton: (record) => byButton(device, record) };
  };

  function byButton(device: string, record: unknown) {
    const button = fieldOf(record, 'callbutton_id');
    const wanted = buttons.get(device) ?? aButton;
    const isOther = [...buttons].some(([other, known]) => other !== device && known === button);
    buttons.set(device, buttons.get(device) ?? button);
    return [
      ...has({ callbutton_id: wanted })(record),
      isOther ? '`callbutton_id` must differ between two buttons.' : undefined,
    ];
  }
}

/** A press is sent again with its key, and once more without one. */
export async function pressAgain(
  { send, undoLater }: Session,
  { id, device, step }: Pressed,
): Promise<void> {
  const again = (body: unknown) => [
    body === id
      ? undefined
      : 'A press repeated with its Idempotency-Key must answer the first one.',
  ];
  // A server that keeps no keys takes it for a press that comes too soon.
  const repeated = await send({ ...step, expects: again, isOurs: true });
  const second = repeated?.body;
  if (typeof second === 'string' && second !== '' && second !== id)
    undoLater('a request of a call button', { ...CANCEL, given: { message_id: second } });
  const pressing = { operation: 'pressCallButton', given: { device_key: device } };
  await send({ ...pressing, like: 'requestCreated', status: 429 });
}
