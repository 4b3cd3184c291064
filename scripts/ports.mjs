// @ts-check
// Chooses the ports of `npm start` and `npm run dev`. Plain JavaScript: it runs before anything is installed, so that a
// taken port is reported at once.
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/** @typedef {Record<string, number>} Ports By name: `site`, and the folder of each server. */

/** Those of the servers are from the specification (section 9). @type {Ports} */
export const defaultPorts = {
  site: 3000,
  ...JSON.parse(readFileSync(new URL('../specs/ports.json', import.meta.url), 'utf8')),
};

const MAX_PORT = 65_535;
const TAKEN = 'is taken by another program';

/** `site` → `PORT`, `call-for-help` → `CALL_FOR_HELP_PORT`. @param {string} name */
export const variableOf = (name) =>
  name === 'site' ? 'PORT' : `${name.toUpperCase().replaceAll('-', '_')}_PORT`;

/**
 * The ports from the environment, with defaults.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Ports}
 */
export const readPorts = (env) => ({ ...defaultPorts, ...readEnvironment(env, defaultPorts) });

/**
 * Chooses the ports: from the environment, else the default, else the next free one.
 *
 * @param {object} options
 * @param {Record<string, string | undefined>} options.env
 * @param {(question: string) => Promise<boolean>} [options.agree] asks the user whether to take
 *   another port; without it, another port is taken
 * @param {Ports} [options.defaults]
 * @param {string} [options.platform] for the commands in messages
 * @returns {Promise<{ ports: Ports, notices: string[] }>} the ports, and a message for each that
 *   moved without a question
 * @throws {Error} a port in the environment is invalid, taken or used twice, or the user declined; the message is for
 *   the user
 */
export async function choosePorts({
  env,
  agree,
  defaults = defaultPorts,
  platform = process.platform,
}) {
  const given = readEnvironment(env, defaults);
  const faults = await Promise.all(
    Object.entries(given).map(async ([name, port]) => {
      const obstacle = await findObstacle(port);
      if (!obstacle) return [];
      const other = await findPortAfter(port, Object.values(defaults));
      const cure = obstacle === TAKEN ? ` Or end that program: ${cureFor(port, platform)}` : '';
      return `${variableOf(name)} is ${port}, but port ${port} ${obstacle}. Choose another, such as ${variableOf(name)}=${other}.${cure}`;
    }),
  );
  if (faults.flat().length > 0) throw new Error(faults.flat().join('\n'));

  /** @type {Ports} */
  const ports = {};
  /** @type {{ name: string, port: number, reason: string, cure: string }[]} */
  const moved = [];
  for (const [name, preferred] of Object.entries(defaults)) {
    const requested = given[name];
    if (requested !== undefined) {
      ports[name] = requested === 0 ? await bind(0) : requested;
      continue;
    }
    const owner = Object.keys(given).find((other) => given[other] === preferred);
    const obstacle = owner
      ? `is what ${variableOf(owner)} asks for`
      : await findObstacle(preferred);
    const reserved = [given, defaults, ports].flatMap((some) => Object.values(some));
    const port = obstacle ? await findPortAfter(preferred, reserved) : preferred;
    ports[name] = port;
    if (!obstacle) continue;
    const end = obstacle === TAKEN ? ` To end that program: ${cureFor(preferred, platform)}` : '';
    const cure = `${variableOf(name)} chooses another.${end}`;
    moved.push({ name, port, reason: `Port ${preferred} (${name}) ${obstacle}.`, cure });
  }
  if (moved.length === 0 || !agree) {
    const notices = moved.map(
      ({ name, port, reason, cure }) => `${reason} ${name} takes ${port} instead. ${cure}`,
    );
    return { ports, notices };
  }
  const others = moved.map(({ port }) => port).join(', ');
  const reasons = moved.map(({ reason }) => reason).join('\n');
  if (await agree(`${reasons}\nTake ${others} instead?`)) return { ports, notices: [] };
  throw new Error(moved.map(({ reason, cure }) => `${reason} ${cure}`).join('\n'));
}

/**
 * How to find and end the program on a port of a platform.
 *
 * @param {number} port
 * @param {string} platform a value of `process.platform`
 */
export function cureFor(port, platform) {
  if (platform === 'win32')
    return `\`netstat -ano | findstr :${port}\` shows its number last, and \`taskkill /PID <number>\` ends it.`;
  const lists = `\`lsof -nP -iTCP:${port} -sTCP:LISTEN\` names it.`;
  return platform === 'darwin' && (port === 5000 || port === 7000)
    ? `on macOS it is AirPlay Receiver, which System Settings, General, AirDrop & Handoff switches off; else ${lists}`
    : lists;
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {Ports} defaults
 * @returns {Ports}
 */
function readEnvironment(env, defaults) {
  /** @type {Ports} */
  const given = {};
  for (const name of Object.keys(defaults)) {
    const text = env[variableOf(name)];
    if (text === undefined || text === '') continue;
    const port = Number(text);
    if (!/^\d+$/.test(text) || port > MAX_PORT)
      throw new Error(
        `${variableOf(name)} is "${text}": give a whole number from 0 to ${MAX_PORT}, such as ${variableOf(name)}=${defaults[name]}; 0 takes any free port.`,
      );
    const twin = port === 0 ? undefined : Object.keys(given).find((one) => given[one] === port);
    if (twin)
      throw new Error(
        `${variableOf(twin)} and ${variableOf(name)} are both ${port}: give each a port of its own.`,
      );
    given[name] = port;
  }
  return given;
}

/** @param {number} port @param {number[]} reserved @returns {Promise<number>} */
async function findPortAfter(port, reserved) {
  for (let next = port + 1; next <= MAX_PORT; next += 1)
    if (!reserved.includes(next) && !(await findObstacle(next))) return next;
  return bind(0);
}

/**
 * Why a port is unusable, or undefined. Tries to connect first: on macOS, a program may listen on 127.0.0.1 although another
 * has the port on all addresses, and browsers that resolve `localhost` to ::1 would reach the other one.
 *
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
async function findObstacle(port) {
  if (port === 0) return undefined;
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => listens(port, host)));
  if (answers.includes(true)) return TAKEN;
  return bind(port).then(
    () => undefined,
    ({ code }) =>
      code === 'EADDRINUSE' ? TAKEN : `is kept from this account by the system (${code})`,
  );
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function listens(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.setTimeout(1_000, () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Listens on a port for a moment; 0 is any free one. @param {number} port @returns {Promise<number>} the port */
function bind(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const bound = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(bound));
    });
  });
}
