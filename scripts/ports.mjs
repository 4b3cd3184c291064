// @ts-check
// Which ports `npm start` and `npm run dev` listen on. Plain JavaScript: asked before anything is
// installed, so that nobody waits minutes to hear that a port is taken.
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/** @typedef {Record<string, number>} Ports By name: `site`, and the servers as their folders. */

/** The servers' are the specification's (section 9). @type {Ports} */
export const defaultPorts = {
  site: 3000,
  ...JSON.parse(readFileSync(new URL('../specs/ports.json', import.meta.url), 'utf8')),
};

const HIGHEST = 65_535;
const TAKEN = 'is taken by another program';

/** `site` → `PORT`, `call-for-help` → `CALL_FOR_HELP_PORT`. @param {string} name */
export const variableOf = (name) =>
  name === 'site' ? 'PORT' : `${name.toUpperCase().replaceAll('-', '_')}_PORT`;

/**
 * The ports that the environment asks for, else the defaults.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Ports}
 */
export const readPorts = (env) => ({ ...defaultPorts, ...readGiven(env, defaultPorts) });

/**
 * Chooses a port for each: the one the environment asks for, else the default, else the next free one.
 *
 * @param {object} options
 * @param {Record<string, string | undefined>} options.env
 * @param {(question: string) => Promise<boolean>} [options.agree] asks whoever sits there whether
 *   another port will do; without it, another port is taken
 * @param {Ports} [options.defaults]
 * @param {string} [options.platform] whose words the cure has
 * @returns {Promise<{ ports: Ports, told: string[] }>} the ports, and a sentence for each that moved
 *   without anybody being asked
 * @throws {Error} a port that was asked for is none, is taken or is asked for twice, or nobody agreed;
 *   the message is for people
 */
export async function choosePorts({
  env,
  agree,
  defaults = defaultPorts,
  platform = process.platform,
}) {
  const given = readGiven(env, defaults);
  const faults = await Promise.all(
    Object.entries(given).map(async ([name, port]) => {
      const hindrance = await hindranceOf(port);
      if (!hindrance) return [];
      const other = await freeAfter(port, Object.values(defaults));
      const cure = hindrance === TAKEN ? ` Or end that program: ${cureFor(port, platform)}` : '';
      return `${variableOf(name)} is ${port}, but port ${port} ${hindrance}. Choose another, such as ${variableOf(name)}=${other}.${cure}`;
    }),
  );
  if (faults.flat().length > 0) throw new Error(faults.flat().join('\n'));

  /** @type {Ports} */
  const ports = {};
  /** @type {{ name: string, port: number, reason: string, cure: string }[]} */
  const moved = [];
  for (const [name, wished] of Object.entries(defaults)) {
    const asked = given[name];
    if (asked !== undefined) {
      ports[name] = asked === 0 ? await anyFree() : asked;
      continue;
    }
    const owner = Object.keys(given).find((other) => given[other] === wished);
    const hindrance = owner ? `is what ${variableOf(owner)} asks for` : await hindranceOf(wished);
    const kept = [given, defaults, ports].flatMap((some) => Object.values(some));
    const port = hindrance ? await freeAfter(wished, kept) : wished;
    ports[name] = port;
    if (!hindrance) continue;
    const end = hindrance === TAKEN ? ` To end that program: ${cureFor(wished, platform)}` : '';
    const cure = `${variableOf(name)} chooses another.${end}`;
    moved.push({ name, port, reason: `Port ${wished} (${name}) ${hindrance}.`, cure });
  }
  if (moved.length === 0 || !agree) {
    const told = moved.map(
      ({ name, port, reason, cure }) => `${reason} ${name} takes ${port} instead. ${cure}`,
    );
    return { ports, told };
  }
  const others = moved.map(({ port }) => port).join(', ');
  const reasons = moved.map(({ reason }) => reason).join('\n');
  if (await agree(`${reasons}\nTake ${others} instead?`)) return { ports, told: [] };
  throw new Error(moved.map(({ reason, cure }) => `${reason} ${cure}`).join('\n'));
}

/**
 * How to find the program on a port and end it, in the words of a system.
 *
 * @param {number} port
 * @param {string} platform as `process.platform` has it
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
function readGiven(env, defaults) {
  /** @type {Ports} */
  const given = {};
  for (const name of Object.keys(defaults)) {
    const text = env[variableOf(name)];
    if (text === undefined || text === '') continue;
    const port = Number(text);
    if (!/^\d+$/.test(text) || port > HIGHEST)
      throw new Error(
        `${variableOf(name)} is "${text}": give a whole number from 0 to ${HIGHEST}, such as ${variableOf(name)}=${defaults[name]}; 0 takes any free port.`,
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

/** @param {number} port @param {number[]} kept @returns {Promise<number>} */
async function freeAfter(port, kept) {
  for (let next = port + 1; next <= HIGHEST; next += 1)
    if (!kept.includes(next) && !(await hindranceOf(next))) return next;
  return anyFree();
}

/**
 * Why nothing of ours can listen on a port, or undefined. Connecting comes first: on macOS a second
 * program may listen on 127.0.0.1 where another has the port on all addresses, and browsers that
 * take `localhost` for ::1 would reach that one.
 *
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
async function hindranceOf(port) {
  if (port === 0) return undefined;
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => listens(port, host)));
  if (answers.includes(true)) return TAKEN;
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve(code === 'EADDRINUSE' ? TAKEN : `is kept from this account by the system (${code})`),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
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

/** @returns {Promise<number>} */
function anyFree() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
