import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSqlite } from '@frontline/storage/sqlite';
import { buttonKey, demoServer, type DemoServer } from './demo-server.ts';

/**
 * An independent model of the lifecycle that shares no code with the server. One button creates requests; two people,
 * the customer and the button act on the last one.
 */
interface Model {
  state: string;
  claimant?: string;
  reason?: string;
  /** Seconds since the start of the test: now, the creation of the request, the last press of the button. */
  clock: number;
  began: number;
  pressed: number;
}

interface Real extends DemoServer {
  message_id: string;
}

type Step = fc.AsyncCommand<Model, Real>;

const people = { sam: 'Sam Lee', ana: 'Ana Ruiz' };
type Person = keyof typeof people;

const isOpen = ({ state }: Model) => ['created', 'claimed', 'on the way'].includes(state);
const isDue = (model: Model) => model.state === 'created' && model.clock - model.began > 600;

function command(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    ...unseen(name, run),
    run: async (model, real) => {
      await run(model, real);
      expect(await stateShown(real), name).toBe(model.state);
    },
  };
}

/** A step without a read afterwards, so that the next one is the first to apply what is due. */
function unseen(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return { check: () => true, toString: () => name, run };
}

const wait = (seconds: number) =>
  unseen(`wait ${seconds}`, async (model, real) => {
    model.clock += seconds;
    real.clock.advance(seconds);
    if (isDue(model)) model.state = 'timed out';
  });

const tick = command('tick', async (_, real) => real.server.tick());

const press = command('press', async (model, real) => {
  const body = { device_key: 'demo-button-aisle-4' };
  const answer = await real.send<string>('POST /api/callbutton/press', { key: buttonKey, body });
  const left = model.pressed + 60 - model.clock;
  expect(answer.status).toBe(left > 0 ? 429 : 200);
  if (left > 0) return expect(answer.headers.get('retry-after')).toBe(String(left));
  real.message_id = answer.body;
  Object.assign(model, { state: 'created', began: model.clock, pressed: model.clock });
});

const staff = (path: string, person: Person, more: Record<string, string>, expected: Decide) =>
  command(`${path} by ${person} ${Object.values(more)}`, async (model, real) => {
    const where = { message_id: real.message_id, channel_id: 'demo-channel-riverside' };
    const who = { claimed_by: people[person], claimed_by_user_id: person };
    const sent = { body: { ...where, ...who, ...more } };
    const { body } = await real.send(`POST /api/callforhelp/${path}`, sent);
    expect(body).toEqual({ success: expected(model) });
  });
type Decide = (model: Model) => boolean;

const claim = (person: Person) =>
  staff('claim', person, {}, (model) => {
    if (model.state === 'created') Object.assign(model, { state: 'claimed', claimant: person });
    return isOpen(model) && model.claimant === person;
  });

const onTheWay = (person: Person) =>
  staff('on_the_way', person, {}, (model) => {
    if (model.state === 'claimed' && model.claimant === person) model.state = 'on the way';
    return model.state === 'on the way' && model.claimant === person;
  });

const complete = (person: Person, customer_status: string) =>
  staff('complete', person, { customer_status }, (model) => {
    if (model.state === 'claimed' || model.state === 'on the way') {
      Object.assign(model, { state: 'completed', reason: customer_status });
    }
    return model.state === 'completed' && model.reason === customer_status;
  });

const cancel = command('cancel', async (model, real) => {
  const body = { message_id: real.message_id };
  expect((await real.send('POST /api/callforhelp/cancel', { body })).status).toBe(200);
  if (isOpen(model)) model.state = 'canceled';
});

const update = (update_type: string, state: string) =>
  command(update_type, async (model, real) => {
    const body = { device_key: 'demo-button-aisle-4', update_type, reason: 'helped' };
    const line = `PUT /api/callbutton/${real.message_id}`;
    const { status } = await real.send(line, { key: buttonKey, body });
    expect(status).toBe(isOpen(model) ? 200 : 404);
    if (!isOpen(model)) return;
    if (state === 'completed') model.reason = 'helped';
    model.state = state;
  });

/** Derives the state as the documentation says. */
async function stateShown({ send, message_id }: Real): Promise<string> {
  const line = `GET /api/callforhelp/v1/tracking?message_id=${message_id}`;
  const { body } = await send<{ cfh_request: Record<string, unknown> }>(line);
  const request = body.cfh_request;
  if (request['is_completed'] === 1) return 'completed';
  if (request['is_closed']) return request['customer_canceled_at'] ? 'canceled' : 'closed';
  if (request['is_timeout']) return 'timed out';
  if (request['is_on_the_way']) return 'on the way';
  return request['is_claimed'] ? 'claimed' : 'created';
}

const commands = fc.commands(
  [
    fc.constantFrom(0.5, 29, 60, 599, 601).map((seconds) => wait(seconds * 2)),
    fc.constant(tick),
    fc.constant(press),
    fc.constant(press),
    fc.constantFrom<Person>('sam', 'ana').map(claim),
    fc.constantFrom<Person>('sam', 'ana').map(onTheWay),
    fc
      .tuple(fc.constantFrom<Person>('sam', 'ana'), fc.constantFrom('helped', 'not_interested'))
      .map(([person, status]) => complete(person, status)),
    fc.constant(cancel),
    fc.constantFrom(
      update('completed', 'completed'),
      update('close', 'closed'),
      update('customer_canceled', 'canceled'),
    ),
  ],
  { maxCommands: 40, size: 'max' },
);

test('follows the lifecycle through random sequences of calls', async () => {
  const demo = await demoServer(await openSqlite({ file: ':memory:' }));
  const body = { device_key: 'demo-button-aisle-4' };
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      demo.clock.advance(3_600);
      const first = await demo.send<string>('POST /api/callbutton/press', { key: buttonKey, body });
      const setup = () => ({
        model: { state: 'created', clock: 0, began: 0, pressed: 0 },
        real: { ...demo, message_id: first.body },
      });
      await fc.asyncModelRun(setup, sequence);
    }),
    { numRuns: 20 },
  );
  expect(demo.errors).toEqual([]);
});
