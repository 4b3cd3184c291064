import { expect, it } from 'vitest';
import { readEnvironment, SettingsError } from '../src/environment.ts';
import { readSettings } from '../src/server-settings.ts';
import { flag, oneOf, origins, text, url, wholeNumber } from '../src/settings.ts';

const declaration = {
  SHOP_PORT: wholeNumber({ about: 'Port.', min: 0, max: 65_535, fallback: 8000 }),
  SHOP_LEVEL: oneOf(['quiet', 'loud'], { about: 'Volume.', fallback: 'quiet' }),
  SHOP_OPEN: flag({ about: 'Open.', fallback: false }),
  SHOP_URL: url({ about: 'Address.' }),
  SHOP_ORIGINS: origins({ about: 'Pages.', fallback: [] }),
  SHOP_WORD: text({ about: 'Word.', pattern: /^\w+$/, expects: 'one word', example: 'Aisle' }),
};

const read = (environment: Record<string, string>) =>
  readEnvironment(declaration, environment, { prefix: 'SHOP_' });

function refusal(environment: Record<string, string>): string {
  try {
    read(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error('It was accepted.');
}

it('answers the fallbacks where nothing is given', () => {
  expect(read({ PATH: '/bin', OTHER_PORT: '1' })).toEqual({
    SHOP_PORT: 8000,
    SHOP_LEVEL: 'quiet',
    SHOP_OPEN: false,
    SHOP_URL: undefined,
    SHOP_ORIGINS: [],
    SHOP_WORD: undefined,
  });
});

it('reads each kind of value', () => {
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

it('takes an empty variable as not given', () => {
  expect(read({ SHOP_PORT: '' }).SHOP_PORT).toBe(8000);
});

it('refuses a misspelled variable and says what was meant', () => {
  expect(refusal({ SHOP_PROT: '80' })).toMatchInlineSnapshot(
    `"SHOP_PROT is not a setting of this server. Did you mean SHOP_PORT?"`,
  );
});

it('refuses an unknown variable and lists the known ones', () => {
  expect(refusal({ SHOP_COLOUR_SCHEME: 'red' })).toMatchInlineSnapshot(
    `"SHOP_COLOUR_SCHEME is not a setting of this server. It knows SHOP_PORT, SHOP_LEVEL, SHOP_OPEN, SHOP_URL, SHOP_ORIGINS, SHOP_WORD."`,
  );
});

it('refuses everything malformed at once, each with its cure', () => {
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
});

it.each(['-1', '65536', '1.5', '1e3', ' 80', '0x50', '99999999999999999999'])(
  'refuses %j as a port',
  (SHOP_PORT) => expect(refusal({ SHOP_PORT })).toContain('a whole number from 0 to 65535'),
);

it('refuses a missing variable that is required', () => {
  const required = { SHOP_NAME: text({ about: 'Name.', required: true, example: 'Demo Market' }) };
  expect(() => readEnvironment(required, {}, { prefix: 'SHOP_' })).toThrow(
    'SHOP_NAME is missing: give a text, such as SHOP_NAME=Demo Market',
  );
});

it('never quotes a value that holds a secret', () => {
  const server = { name: 'shop', port: 8000, environment: {} };
  const environment = { DATABASE_URL: 'mysql://user:hunter2@localhost/shop' };
  expect(() => readSettings(server, environment, { demo: false })).toThrow(
    'DATABASE_URL has a value that cannot be used: give a URL that starts with postgres:// or postgresql://, such as DATABASE_URL=postgresql://user:password@localhost:5432/frontline',
  );
});

it('keeps demonstration data in memory unless a place for it is named', () => {
  const server = { name: 'call-for-help', port: 8002, environment: {} };
  const file = (demo: boolean, environment = {}) =>
    readSettings(server, environment, { demo }).common.databaseFile;
  expect(file(false)).toBe('data/call-for-help.sqlite');
  expect(file(true)).toBe(':memory:');
  expect(file(true, { CALL_FOR_HELP_DATABASE_FILE: 'kept.sqlite' })).toBe('kept.sqlite');
});
