// cspell:ignore DATABASEURL DATABSE HOSTT LOCKRES OPNE WODR
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment, SettingsError } from '../src/environment.ts';
import { readCommonSettings, readSettings } from '../src/server-settings.ts';
import { flag, oneOf, origins, text, url, wholeNumber } from '../src/settings.ts';
import { createSeal, newId, readSeal } from '../src/seal.ts';

const declaration = {
  SHOP_PORT: wholeNumber({ about: 'Port.', min: 0, max: 65_535, fallback: 8000 }),
  SHOP_LEVEL: oneOf(['quiet', 'loud'], { about: 'Volume.', fallback: 'quiet' }),
  SHOP_OPEN: flag({ about: 'Open.', fallback: false }),
  SHOP_URL: url({ about: 'Address.' }),
  SHOP_ORIGINS: origins({ about: 'Pages.', fallback: [] }),
  SHOP_WORD: text({ about: 'Word.', pattern: /^\w+$/, expects: 'one word', example: 'Aisle' }),
};
type Environment = Record<string, string>;
const read = (environment: Environment) =>
  readEnvironment(declaration, environment, { prefix: 'SHOP_' });

function refusal(environment: Environment, readIt: (given: Environment) => unknown = read) {
  try {
    readIt(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return 'It was accepted.';
}

it('reads each kind of value, and the fallbacks for missing ones', () => {
  expect(read({ PATH: '/bin', OTHER_PORT: '1' })).toEqual({
    SHOP_PORT: 8000,
    SHOP_LEVEL: 'quiet',
    SHOP_OPEN: false,
    SHOP_URL: undefined,
    SHOP_ORIGINS: [],
    SHOP_WORD: undefined,
  });
  const values = read({
    SHOP_PORT: '0',
    SHOP_LEVEL: 'loud',
    SHOP_OPEN: 'true',
    SHOP_URL: 'https://shop.example.com/base',
    SHOP_ORIGINS: 'https://docs.example.com, http://localhost:3000',
    SHOP_WORD: 'Welcome',
  });
  expect(values).toEqual({
    SHOP_PORT: 0,
    SHOP_LEVEL: 'loud',
    SHOP_OPEN: true,
    SHOP_URL: 'https://shop.example.com/base',
    SHOP_ORIGINS: ['https://docs.example.com', 'http://localhost:3000'],
    SHOP_WORD: 'Welcome',
  });
});

it('reports all malformed values together, each with its fix', () => {
  const malformed = {
    SHOP_PORT: '80a4',
    SHOP_LEVEL: 'silent',
    SHOP_OPEN: 'yes',
    SHOP_URL: 'ftp://example.com',
    SHOP_ORIGINS: 'https://docs.example.com/',
    SHOP_WORD: 'two words',
  };
  expect(refusal(malformed)).toMatchInlineSnapshot(`
    "SHOP_PORT is "80a4": give a whole number from 0 to 65535, such as SHOP_PORT=8000
    SHOP_LEVEL is "silent": give one of quiet, loud, such as SHOP_LEVEL=quiet
    SHOP_OPEN is "yes": give true or false, such as SHOP_OPEN=true
    SHOP_URL is "ftp://example.com": give a URL that starts with http:// or https://, such as SHOP_URL=https://example.com
    SHOP_ORIGINS is "https://docs.example.com/": give origins separated by commas, each a scheme, a host and perhaps a port, such as SHOP_ORIGINS=https://docs.example.com
    SHOP_WORD is "two words": give one word, such as SHOP_WORD=Aisle"
  `);
  for (const SHOP_PORT of ['-1', '65536', '1.5', '1e3', ' 80', '0x50', '99999999999999999999'])
    expect(refusal({ SHOP_PORT })).toContain('a whole number from 0 to 65535');
});

it('refuses empty values and missing required ones', () => {
  expect(refusal({ SHOP_URL: '' })).toBe(
    'SHOP_URL is empty: give a URL that starts with http:// or https://, such as SHOP_URL=https://example.com, or leave it out',
  );
  const required = { SHOP_NAME: text({ about: 'Name.', required: true, example: 'Demo Market' }) };
  expect(() => readEnvironment(required, {}, { prefix: 'SHOP_' })).toThrow(
    'SHOP_NAME is missing: give a text, such as SHOP_NAME=Demo Market',
  );
});

it.each([
  ['SHOP_PROT', 'Did you mean SHOP_PORT?'],
  ['SHOP_OPNE', 'Did you mean SHOP_OPEN?'],
  ['SHOP_WODR', 'Did you mean SHOP_WORD?'],
  ['SHOP_port', 'Did you mean SHOP_PORT?'],
  ['SHOP_ORIGIN', 'Did you mean SHOP_ORIGINS?'],
  ['SHOP_COLOR_SCHEME', `It knows ${Object.keys(declaration).join(', ')}.`],
])('refuses %s with its prefix: %s', (name, hint) => {
  expect(refusal({ [name]: 'x' })).toBe(`${name} is not a setting of this server. ${hint}`);
});

const readLockers = (environment: Environment) =>
  readSettings({ name: 'lockers', port: 8004, environment: {} }, environment, { demo: false });

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATABASE_URL_FILES', 'DATABASE_URL_FILE'],
  ['LOCKRES_PORT', 'LOCKERS_PORT'],
  ['LOCKER_DATABASE_FILE', 'LOCKERS_DATABASE_FILE'],
  ['LOCKERS_HOSTT', 'LOCKERS_HOST'],
])('refuses %s, also for a command beside the server', (written, meant) => {
  const sentence = `${written} is not a setting of this server. Did you mean ${meant}?`;
  expect(refusal({ [written]: 'x' }, readLockers)).toBe(sentence);
  expect(() => readCommonSettings('lockers', { [written]: 'x' })).toThrow(sentence);
});

it('suggests the variable that all servers share', () => {
  expect(refusal({ LOCKERS_DATABASE_URL: 'x' }, readLockers)).toBe(
    'LOCKERS_DATABASE_URL is not a setting of this server. Did you mean DATABASE_URL?',
  );
});

it('ignores variables of other programs', () => {
  const others = { PATH: '/bin', PORT: '80', HOST: 'a', RADIO_PORT: '5000', DATABASE_HOST: 'b' };
  readLockers({ ...others, PGPASSWORD: 'c', LOCKER: 'd' });
  readLockers({ DATABASE_URL: 'postgresql://a@b/c', DATABASE_URI: 'other' });
  readLockers({ LOCKERS_PORT: '8004', lockers_port: '80' });
  readCommonSettings('lockers', { ...others, LOCKERS_KEEP_ORDERS_DAYS: '7' });
});

it('recognizes variables that Kubernetes sets for a Service, and reports each Service once', () => {
  const service = (name: string) => ({
    [`${name}_SERVICE_HOST`]: '10.96.14.3',
    [`${name}_SERVICE_PORT_HTTP`]: '80',
    [`${name}_PORT`]: 'tcp://10.96.14.3:80',
    [`${name}_PORT_80_TCP`]: 'tcp://10.96.14.3:80',
    [`${name}_PORT_80_TCP_PROTO`]: 'tcp',
  });
  const sentence = (name: string, label: string) =>
    `${name}_PORT and the like, such as "tcp://10.96.14.3:80", are what Kubernetes sets for a Service named ` +
    `"${label}": write "enableServiceLinks: false" into the spec of the pod.`;
  const own = sentence('LOCKERS', 'lockers');
  expect(refusal(service('LOCKERS'), readLockers)).toBe(own);
  expect(refusal({ ...service('LOCKERS'), LOCKERS_PORT: '8004' }, readLockers)).toBe(own);
  const metrics = { ...service('LOCKERS_METRICS'), ...service('LOCKER') };
  expect(refusal(metrics, readLockers)).toBe(sentence('LOCKERS_METRICS', 'lockers-metrics'));
  readLockers(service('RADIO'));
});

describe('a secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontline-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  const DATABASE_URL = 'postgresql://frontline@database:5432/frontline';

  it('is read from a file or variable, with any characters and without what editors add', () => {
    writeFileSync(file, 'p@ss/w:rd%=\n');
    const { common } = readLockers({ DATABASE_URL, DATABASE_PASSWORD_FILE: file });
    expect(decodeURIComponent(new URL(common.databaseUrl!).password)).toBe('p@ss/w:rd%=');
    writeFileSync(file, `\uFEFF${DATABASE_URL}\r\n\n`);
    expect(readLockers({ DATABASE_URL_FILE: file }).common.databaseUrl).toBe(DATABASE_URL);
    // As secrets of Kubernetes made with echo.
    const lines = { DATABASE_URL: `${DATABASE_URL}\n`, DATABASE_PASSWORD: 'x\n' };
    expect(new URL(readLockers(lines).common.databaseUrl!).password).toBe('x');
  });

  it('is also a URL without a host, for a Unix socket', () => {
    const DATABASE_URL = 'postgresql://frontline:x@/frontline?host=/run/postgresql';
    expect(readLockers({ DATABASE_URL }).common.databaseUrl).toBe(
      'postgresql://frontline:x@localhost/frontline?host=/run/postgresql',
    );
  });

  const none = join(folder, 'none');
  it.each<[Environment, string]>([
    [{ DATABASE_URL_FILE: none }, `DATABASE_URL_FILE: cannot read ${none}.`],
    [{ DATABASE_URL_FILE: '' }, 'DATABASE_URL_FILE is empty'],
    [{ DATABASE_URL, DATABASE_URL_FILE: file }, 'and DATABASE_URL_FILE are both given'],
    [{ DATABASE_PASSWORD: 'x' }, 'DATABASE_PASSWORD is given without DATABASE_URL'],
    [{ DATABASE_URL: 'postgresql://a:y@b/c', DATABASE_PASSWORD: 'y' }, 'take one of them away'],
    [{ DATABASE_URL: 'postgresql://a:100%@b/c' }, 'write it as %25'],
    [{ DATABASE_URL: ' postgresql://a@b/c' }, 'DATABASE_URL has a value that cannot be used'],
    [{ DATABASE_URL: 'postgresql://a:x#y@b/c' }, 'writes "#", "/" and "?" in a password as'],
  ])('is refused if it is ambiguous: %j', (environment, sentence) => {
    expect(refusal(environment, readLockers)).toContain(sentence);
  });

  it('is never quoted', () => {
    const other = 'mysql://user:hunter2@localhost/shop';
    const wanted =
      'a URL that starts with postgres:// or postgresql://, names one host, and writes "#", "/" and "?" in a password as %23, %2F and %3F';
    writeFileSync(file, other);
    const sentence = `DATABASE_URL_FILE: ${file} holds something else than ${wanted}.`;
    expect(refusal({ DATABASE_URL_FILE: file }, readLockers)).toBe(sentence);
    expect(refusal({ DATABASE_URL: other }, readLockers)).toBe(
      `DATABASE_URL has a value that cannot be used: give ${wanted}, such as DATABASE_URL=postgresql://user:password@localhost:5432/frontline`,
    );
  });
});

it.each(
  ['"a.sqlite"', "'a.sqlite'", 'a.sqlite\r', ' a.sqlite', 'sqlite:///a', 'file:a'].concat(
    '~/a.sqlite $HOME/a.sqlite :MEMORY: data/'.split(' '),
  ),
)('takes %j for no name of a database file', (LOCKERS_DATABASE_FILE) => {
  expect(refusal({ LOCKERS_DATABASE_FILE }, readLockers)).toContain(
    `LOCKERS_DATABASE_FILE is ${JSON.stringify(LOCKERS_DATABASE_FILE)}: give the path of a file, not a URL, without ~, $, quotes or spaces around it`,
  );
});

const fileNames = [':memory:', 'C:\\data\\a.sqlite', '/var/lib/a b/ü~1$.sqlite'];
it.each(fileNames)('takes %j for the name of a database file', (name) => {
  expect(readLockers({ LOCKERS_DATABASE_FILE: name }).common.databaseFile).toBe(name);
});

it('refuses a base URL with a query', () => {
  const base = { SHOP_URL: url({ about: 'Address.', isBase: true }) };
  const readBase = (SHOP_URL: string) =>
    refusal({ SHOP_URL }, (given) => readEnvironment(base, given, { prefix: 'SHOP_' }));
  expect(readBase('https://a.example/base/')).toBe('It was accepted.');
  for (const given of ['https://a/?a=1', 'https://a/#a', 'https://a ', 'https:a'])
    expect(readBase(given)).toContain('starts with http:// or https:// and has neither ? nor #');
});

it('keeps demonstration data in memory unless a file is configured', () => {
  const server = { name: 'call-for-help', port: 8002, environment: {} };
  const file = (demo: boolean, environment = {}) =>
    readSettings(server, environment, { demo }).common.databaseFile;
  expect(file(false)).toBe('data/call-for-help.sqlite');
  expect(file(true)).toBe(':memory:');
  expect(file(true, { CALL_FOR_HELP_DATABASE_FILE: 'kept.sqlite' })).toBe('kept.sqlite');
});

const folder = await mkdtemp(join(tmpdir(), 'frontline-seal-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const [old, young] = [randomBytes(32), randomBytes(32)];
const variable = 'SHOP_SEAL_KEYS';

it('decrypts what it has sealed, and never produces the same text twice', () => {
  const seal = createSeal([old], variable);
  const stored = seal.close('opening sesame');
  expect(stored).toMatch(/^sealed\.[\da-f]{8}\./);
  expect(stored).not.toContain('sesame');
  expect(seal.close('opening sesame')).not.toBe(stored);
  expect(seal.open(stored)).toBe('opening sesame');
});

it('decrypts with an older key, and reports that the text is not current', () => {
  const stored = createSeal([old], variable).close('sesame');
  const both = createSeal([young, old], variable);
  expect([both.open(stored), both.isCurrent(stored)]).toEqual(['sesame', false]);
  expect(both.isCurrent(both.close('sesame'))).toBe(true);
});

it('returns unsealed text unchanged', () => {
  const seal = createSeal([old], variable);
  expect([seal.open('sesame'), seal.isCurrent('sesame')]).toEqual(['sesame', false]);
});

it.each([[[]], [[young]]])('names the variable when the key is missing', (keys) => {
  const stored = createSeal([old], variable).close('sesame');
  const seal = createSeal(keys, variable);
  expect(seal.isCurrent(stored)).toBe(false);
  expect(() => seal.open(stored)).toThrow(
    /^A stored secret is sealed with the key [\da-f]{8}, which is not among SHOP_SEAL_KEYS\. Add that key\.$/,
  );
});

it('refuses modified text', () => {
  const seal = createSeal([old], variable);
  const stored = seal.close('sesame');
  expect(() => seal.open(`${stored.slice(0, -3)}AAA`)).toThrow();
  // Four of the sixteen bytes of its tag, which a forger would find in time.
  expect(() => seal.open(stored.replace(/(\.[\w-]{6})[\w-]{16}(?=\.[\w-]*$)/, '$1'))).toThrow();
});

it('reads its keys from a file', async () => {
  const file = join(folder, 'keys');
  const read = () =>
    readSeal('shop', readCommonSettings('shop', { SHOP_SEAL_KEYS_FILE: file, PATH: '/bin' }));
  await writeFile(file, `${young.toString('base64')}, ${old.toString('base64')}\n`);
  expect(read().open(createSeal([old], variable).close('sesame'))).toBe('sesame');
  await writeFile(file, 'a password');
  expect(read).toThrow(
    `SHOP_SEAL_KEYS_FILE: ${file} holds something else than keys of 32 bytes in Base64, separated by commas.`,
  );
});

it('creates unique ids of 22 URL-safe characters', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[\w-]{22}$/.test(id))).toEqual([]);
});
