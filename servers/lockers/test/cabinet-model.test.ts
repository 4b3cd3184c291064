import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSqlite } from '@frontline/storage/sqlite';
import { demoServer, orderFor } from './demo-server.ts';
import type { DemoServer, Locker, Message, Order } from './demo-server.ts';

/**
 * An independent model of a cabinet that shares no code with the server: the position of a door follows from when it last
 * started to move, not from a table of transitions. Times are seconds.
 */

interface ModelDoor {
  towards: 'open' | 'closed';
  /** When it started to move; long ago if it is at rest. */
  since: number;
  closeAt: number | null;
}

interface ModelCabinet {
  id: number;
  key: number;
  version: 1 | 2;
  hasRear: boolean;
  canHeat: boolean;
  coolOff: number;
  enabled: boolean;
  mode: string;
  releasedAt: number | null;
  /** The current order, or the last one. */
  order: { code: string; order_id: string; ended: 'completed' | 'canceled' | null } | null;
  front: ModelDoor;
  rear: ModelDoor;
}

const longAgo = -1_000;
const shut = (): ModelDoor => ({ towards: 'closed', since: longAgo, closeAt: null });

/** The state of the door at `now`; applies a close that is due. */
function whereIs(door: ModelDoor, version: 1 | 2, now: number): string {
  if (door.closeAt !== null && door.closeAt <= now) {
    Object.assign(door, { towards: 'closed', since: door.closeAt, closeAt: null });
  }
  const moving = version === 2 && now < door.since + 2;
  if (door.towards === 'open') return moving ? 'opening' : 'open';
  return moving ? 'closing' : 'closed';
}

function openDoor(door: ModelDoor, version: 1 | 2, now: number): void {
  if (whereIs(door, version, now).startsWith('clos')) door.since = now;
  Object.assign(door, { towards: 'open', closeAt: null });
}

function closeDoor(door: ModelDoor, version: 1 | 2, now: number, delay: number): void {
  if (whereIs(door, version, now).startsWith('clos')) return;
  if (delay > 0) door.closeAt = now + delay;
  else Object.assign(door, { towards: 'closed', since: now, closeAt: null });
}

/** A locker reports what its sensors see; a moving door may still be seen in its previous state. */
function seeDoor(door: ModelDoor, version: 1 | 2, now: number, seen: 'open' | 'closed') {
  const where = whereIs(door, version, now);
  if (where === 'opening' && seen === 'closed') return;
  if (where === 'closing' && seen === 'open') return;
  const closeAt = seen === 'closed' ? null : door.closeAt;
  Object.assign(door, { towards: seen, since: longAgo, closeAt });
}

const holdsOrder = ({ order }: ModelCabinet) => order !== null && order.ended === null;

function endOrder(cabinet: ModelCabinet, ended: 'completed' | 'canceled', now: number) {
  if (cabinet.order) cabinet.order.ended = ended;
  cabinet.releasedAt = now;
}

/** Why the cabinet refuses an order, or undefined if it takes one. */
function loadFails(cabinet: ModelCabinet, rearload: boolean, now: number): string | undefined {
  if (rearload && !cabinet.hasRear) return 'The locker has no rear loading.';
  if (!cabinet.enabled) return 'The cabinet is disabled.';
  if (holdsOrder(cabinet)) return 'The cabinet is occupied.';
  const left = cabinet.releasedAt === null ? 0 : cabinet.releasedAt + cabinet.coolOff - now;
  return left > 0 ? 'The cabinet is cooling off' : undefined;
}

/** What the list of lockers must show. */
function shown(cabinet: ModelCabinet, now: number) {
  const { id, version, enabled, mode, hasRear } = cabinet;
  const rear = whereIs(cabinet.rear, version, now);
  return {
    id,
    enabled,
    occupied: holdsOrder(cabinet) ? 1 : 0,
    state: whereIs(cabinet.front, version, now),
    rear_load_status: hasRear ? rear : null,
    thermal_mode: mode,
  };
}

interface Model {
  now: number;
  cabinets: ModelCabinet[];
}

type Step = fc.AsyncCommand<Model, DemoServer>;
type Run = (cabinet: ModelCabinet, real: DemoServer, model: Model) => Promise<void>;

/** One cabinet of each kind: version 1, version 1 cooling off, version 2 with heat and a rear door. */
function start(): Model {
  const plain = { enabled: true, mode: 'ambient', releasedAt: null, order: null, coolOff: 0 };
  const doors = () => ({ front: shut(), rear: shut() });
  const first = { version: 1 as const, hasRear: false, canHeat: false };
  const second = { version: 2 as const, hasRear: true, canHeat: true };
  return {
    now: 0,
    cabinets: [
      { id: 11, key: 1, ...first, ...plain, ...doors() },
      { id: 14, key: 4, ...first, ...plain, ...doors(), coolOff: 300, releasedAt: -5 },
      { id: 21, key: 1, ...second, ...plain, ...doors() },
    ],
  };
}

function step(name: string, which: number, run: Run): Step {
  return {
    check: () => true,
    toString: () => `${name} on ${[11, 14, 21][which]}`,
    run: async (model, real) => {
      const cabinet = model.cabinets[which];
      if (!cabinet) throw new Error(`There is no cabinet ${which}.`);
      await run(cabinet, real, model);
      const { body } = await real.send<Locker[]>('GET /api/lockers/locations/101');
      const all = body.flatMap(({ cabinets }) => cabinets);
      const seen = model.cabinets.map(({ id }) => all.find((each) => each.id === id));
      expect(seen).toMatchObject(model.cabinets.map((each) => shown(each, model.now)));
    },
  };
}

const wait = (seconds: number) =>
  step(`wait ${seconds}`, 0, async (_, real, model) => {
    model.now += seconds;
    real.clock.advance(seconds);
  });

const tick = step('tick', 0, async (_, real) => real.server.tick());

const open = (which: number, rearload: boolean) =>
  step(rearload ? 'open the rear' : 'open', which, async (cabinet, real, { now }) => {
    const answer = await send(real, cabinet, { command: 'open', rearload });
    const fails = (rearload && !cabinet.hasRear) || !cabinet.enabled;
    expect(answer.status).toBe(fails ? 400 : 200);
    if (!fails) openDoor(rearload ? cabinet.rear : cabinet.front, cabinet.version, now);
  });

const close = (which: number, rearload: boolean, delay: number) =>
  step(`close ${rearload ? 'rear ' : ''}after ${delay}`, which, async (cabinet, real, { now }) => {
    const answer = await send(real, cabinet, { command: 'close', rearload, delay });
    const fails = rearload && !cabinet.hasRear;
    expect(answer.status).toBe(fails ? 400 : 200);
    if (fails) return;
    closeDoor(rearload ? cabinet.rear : cabinet.front, cabinet.version, now, delay);
  });

const enable = (which: number, enabled: boolean) =>
  step(enabled ? 'enable' : 'disable', which, async (cabinet, real) => {
    const { status } = await send(real, cabinet, { command: enabled ? 'enable' : 'disable' });
    expect(status).toBe(200);
    cabinet.enabled = enabled;
  });

const cancel = (which: number) =>
  step('cancel', which, async (cabinet, real, { now }) => {
    const order_id = cabinet.order?.order_id ?? 'never-loaded';
    const answer = await send(real, cabinet, { command: 'disable', order_id });
    const fails = cabinet.order === null || cabinet.order.ended === 'completed';
    expect(answer.status).toBe(fails ? 400 : 200);
    if (fails) return;
    cabinet.enabled = false;
    if (holdsOrder(cabinet)) endOrder(cabinet, 'canceled', now);
  });

const setMode = (which: number, thermal_mode: string) =>
  step(thermal_mode, which, async (cabinet, real) => {
    const answer = await send(real, cabinet, { command: 'set_thermal_mode', thermal_mode });
    const fails = thermal_mode === 'heat' && !cabinet.canHeat;
    expect(answer.status).toBe(fails ? 400 : 200);
    if (!fails) cabinet.mode = thermal_mode;
  });

const load = (which: number, rearload: boolean, order_id: string) =>
  step(rearload ? 'load from the rear' : 'load', which, async (cabinet, real, { now }) => {
    const repeats = holdsOrder(cabinet) && cabinet.order?.order_id === order_id;
    const fails = !repeats && loadFails(cabinet, rearload, now);
    const body = orderFor(cabinet.id, { rearload, order_id });
    const answer = await real.send<Order & Message>('POST /api/lockers/orders', { body });
    expect(answer.status).toBe(fails ? 400 : 201);
    if (fails) return expect(answer.body.message).toContain(fails);
    if (repeats) return expect(answer.body.open_code).toBe(cabinet.order?.code);
    cabinet.order = { code: answer.body.open_code, order_id, ended: null };
    openDoor(rearload ? cabinet.rear : cabinet.front, cabinet.version, now);
  });

/** The number of earlier wrong codes decides between these; a right code is never refused. */
const refusals = [400, 429];

const complete = (which: number, who: 'staff' | 'customer', delay: number) =>
  step(`complete by ${who} after ${delay}`, which, async (cabinet, real, { now }) => {
    const path = who === 'staff' ? `cabinets/${cabinet.id}` : `customer/${codeOf(cabinet)}`;
    const line = `PUT /api/lockers/orders/${path}`;
    const answer = await real.send<Order>(line, { body: { delay } });
    const fails = cabinet.order === null || cabinet.order.ended === 'canceled';
    expect(fails ? refusals : [200]).toContain(answer.status);
    if (!fails) expect(answer.body.order_id).toBe(cabinet.order?.order_id);
    if (!holdsOrder(cabinet)) return;
    endOrder(cabinet, 'completed', now);
    for (const door of [cabinet.front, cabinet.rear]) closeDoor(door, cabinet.version, now, delay);
  });

const say = (which: number, command: 'here' | 'agree' | 'disagree') =>
  step(command, which, async (cabinet, real, { now }) => {
    const line = `POST /api/lockers/cabinets/customers/${codeOf(cabinet)}`;
    const answer = await real.send(line, { body: { command } });
    const fails = !holdsOrder(cabinet) || (command === 'agree' && !cabinet.enabled);
    expect(fails ? refusals : [200]).toContain(answer.status);
    if (fails || command !== 'agree') return;
    openDoor(cabinet.front, cabinet.version, now);
    closeDoor(cabinet.front, cabinet.version, now, 15);
  });

const report = (which: number, seen: 'open' | 'closed') =>
  step(`report ${seen}`, which, async (cabinet, real, { now }) => {
    const body = { cabinets: [{ key: cabinet.key, front_status: seen }] };
    const key = `demo-locker-key-${cabinet.version}`;
    expect((await real.send('POST /api/lockers/cabinet/status', { key, body })).status).toBe(200);
    seeDoor(cabinet.front, cabinet.version, now, seen);
  });

const oneOf = <const Word extends string>(...words: Word[]) => fc.constantFrom(...words);
const which = fc.integer({ min: 0, max: 2 });
const delay = fc.constantFrom(0, 0, 1, 2, 8, 3_600);
const commands = fc.commands(
  [
    fc.constantFrom(0.5, 1, 1.5, 2, 7, 15, 296, 3_600).map(wait),
    fc.constantFrom(0.5, 1, 2).map(wait),
    fc.constant(tick),
    fc.tuple(which, fc.boolean()).map((drawn) => open(...drawn)),
    fc.tuple(which, fc.boolean(), delay).map((drawn) => close(...drawn)),
    fc.tuple(which, fc.constantFrom(true, true, false)).map((drawn) => enable(...drawn)),
    which.map(cancel),
    fc.tuple(which, fc.constantFrom('ambient', 'heat', 'chill')).map((drawn) => setMode(...drawn)),
    fc.tuple(which, fc.boolean(), fc.constantFrom('ORD-1', 'ORD-2')).map((drawn) => load(...drawn)),
    fc.tuple(which, oneOf('staff', 'customer'), delay).map((drawn) => complete(...drawn)),
    fc.tuple(which, oneOf('here', 'agree', 'disagree')).map((drawn) => say(...drawn)),
    fc.tuple(which, oneOf('open', 'closed')).map((drawn) => report(...drawn)),
  ],
  { maxCommands: 80, size: 'max' },
);

test('follows the rules through random sequences of calls', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const real = await demoServer(await openSqlite({ file: ':memory:' }));
      await fc.asyncModelRun(() => ({ model: start(), real }), sequence);
      expect(real.errors).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

function send(real: DemoServer, { id }: ModelCabinet, body: object) {
  return real.send(`PUT /api/lockers/cabinets/${id}`, { body });
}

function codeOf({ order }: ModelCabinet): string {
  return order?.code ?? 'never-loaded';
}
