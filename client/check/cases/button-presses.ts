import type { Session } from '../session.ts';
import { fieldOf, expectFields, step, type Step } from '../step.ts';
import type { Matcher } from '../matchers.ts';
import type { Findings } from '../result.ts';

/** A request created by a press. */
export interface Pressed {
  id: string;
  device: string;
  /** The press itself, for sending it again. */
  press: Step;
  /** Checks that a record names the pressed button. */
  checkButton: (record: unknown) => Findings;
  /** Removes the cleanup that cancels it at the end. */
  markEnded: () => void;
}

const cancel = (message_id: string) => step('cancelRequest', 'canceled', { message_id });

const anyButton: Matcher = {
  matches: Number.isInteger,
  description: 'the call button that was pressed',
};

/** Presses the buttons in turn. Each press creates a request, which is canceled at the end unless `markEnded` is called. */
export function createButton({ send, addCleanup }: Session, devices: string[], mark: string) {
  const created = new Set<unknown>();
  /** The button id of each device, from its first record. */
  const buttons = new Map<string, unknown>();

  return async function press(): Promise<Pressed | undefined> {
    const device = devices[created.size % devices.length]!;
    const press: Step = {
      ...step('pressCallButton', 'requestCreated', { device_key: device }),
      headers: { 'Idempotency-Key': `${mark}-${created.size + 1}` },
      expects: (body) => [
        !(typeof body === 'string' && body !== '' && !body.includes(' ') && !created.has(body)) &&
          'The answer must be the `message_id` of the new request.',
      ],
    };
    const answered = await send(press);
    const id = answered?.body;
    if (typeof id !== 'string' || id === '') return undefined;
    created.add(id);
    const markEnded = addCleanup('a request of a call button', cancel(id));
    return { id, device, press, markEnded, checkButton: (record) => byButton(device, record) };
  };

  function byButton(device: string, record: unknown) {
    const button = fieldOf(record, 'callbutton_id');
    const expected = buttons.get(device) ?? anyButton;
    const isOther = [...buttons].some(([other, known]) => other !== device && known === button);
    buttons.set(device, buttons.get(device) ?? button);
    return [
      ...expectFields({ callbutton_id: expected })(record),
      isOther && '`callbutton_id` must differ between two buttons.',
    ];
  }
}

/** Repeats a press with its idempotency key, then without one. */
export async function pressAgain(
  { send, addCleanup }: Session,
  { id, device, press }: Pressed,
): Promise<void> {
  const again = (body: unknown) => [
    body !== id && 'A press repeated with its Idempotency-Key must answer the first one.',
  ];
  // A server without idempotency keys takes it for a press that comes too soon.
  const repeated = await send({ ...press, expects: again, isReferenceOnly: true });
  const second = repeated?.body;
  if (typeof second === 'string' && second !== '' && second !== id)
    addCleanup('a request of a call button', cancel(second));
  const values = { device_key: device };
  await send(step('pressCallButton', 'requestCreated', values, { status: 429 }));
}
