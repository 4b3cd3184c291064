// cspell:ignore libpq
import { readEnvironment, SettingsError } from './environment.ts';
import {
  oneOf,
  origins,
  sealKeys,
  text,
  url,
  wholeNumber,
  type Declaration,
  type Setting,
  type Values,
} from './settings.ts';

/** `call-for-help` → `CALL_FOR_HELP_` */
export const prefixOf = (name: string): string => `${name.toUpperCase().replaceAll('-', '_')}_`;

/** The settings common to all servers. `variableOf` says which variable each is read from. */
function commonSettings(name: string, port: number, demo: boolean) {
  return {
    port: wholeNumber({
      about: 'Port to listen on; 0 takes any free one.',
      min: 0,
      max: 65_535,
      fallback: port,
    }),
    host: host({
      about: 'Address to listen on. 127.0.0.1 is this machine only; 0.0.0.0 is every network.',
      example: '0.0.0.0',
    }),
    databaseUrl: postgresUrl(
      `PostgreSQL to keep data in, in a schema named ${schemaOf(name)}. Without it, a SQLite file.`,
    ),
    databasePassword: text({
      about: 'Password of the user in DATABASE_URL, where the URL names none.',
      example: 'secret',
      secret: true,
    }),
    databaseFile: text({
      about:
        'SQLite file to keep data in; :memory: keeps nothing. Demonstration data stays in memory.',
      // In .env files, ~ and $ are not expanded, and each spelling would open another, empty database.
      pattern: /^(?![A-Za-z]{2,}:|[~$]|:(?!memory:$))[^\s"'](?:.*[^\s"'/\\])?$/,
      expects: 'the path of a file, not a URL, without ~, $, quotes or spaces around it',
      fallback: demo ? ':memory:' : `data/${name}.sqlite`,
      example: `data/${name}.sqlite`,
    }),
    logLevel: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      about: 'Least important log line written. Requests are info.',
      fallback: 'info',
    }),
    corsOrigins: origins({
      about: 'Pages that may call this server from a browser, separated by commas.',
      fallback: demo ? ['http://localhost:3000', 'http://127.0.0.1:3000'] : [],
    }),
    metricsPort: wholeNumber({
      about: 'Port for Prometheus, at /metrics. Off unless given.',
      min: 0,
      max: 65_535,
      example: '9464',
    }),
    metricsHost: host({
      about: 'Address to listen on for Prometheus.',
      example: '10.0.0.5',
    }),
    tracesUrl: url({
      about: 'Where a trace of each request is posted, as OTLP over HTTP. Off unless given.',
      example: 'http://localhost:4318/v1/traces',
      secret: true,
    }),
    drainSeconds: wholeNumber({
      about: 'When stopping, how long /readyz answers 503 while requests are still taken.',
      min: 0,
      max: 300,
      fallback: 1,
    }),
    sealKeys: sealKeys({
      about: 'Keys that seal the secrets which are stored readably otherwise. The first one seals.',
    }),
  };
}

type CommonValues = Values<ReturnType<typeof commonSettings>>;
export type ServerSettings = Omit<CommonValues, 'databasePassword'>;

/** The variable of a common setting: `LOCKERS_LOG_LEVEL` of `logLevel`, and `DATABASE_URL`, which servers share. */
const variableOf = (name: string, setting: string): string =>
  (['databaseUrl', 'databasePassword'].includes(setting) ? '' : prefixOf(name)) +
  setting.replaceAll(/[A-Z]/g, '_$&').toUpperCase();

/** The common settings by their variables. */
export const declare = (name: string, port: number, demo: boolean): Declaration =>
  Object.fromEntries(
    Object.entries(commonSettings(name, port, demo)).map(([key, setting]) => [
      variableOf(name, key),
      setting,
    ]),
  );

function pickCommon(name: string, values: Record<string, unknown>): ServerSettings {
  const keys = Object.keys(commonSettings(name, 0, false));
  const all = Object.fromEntries(keys.map((key) => [key, values[variableOf(name, key)]]));
  const { databasePassword, ...common } = all as unknown as CommonValues;
  return { ...common, databaseUrl: withPassword(common.databaseUrl, databasePassword) };
}

/** Reads the common and the server's own settings in one pass, so that all problems are reported together. */
export function readSettings<D extends Declaration>(
  { name, port, environment: own }: { name: string; port: number; environment: D },
  environment: Record<string, string | undefined>,
  { demo }: { demo: boolean },
): { common: ServerSettings; own: Values<D> } {
  const declaration = { ...declare(name, port, demo), ...own };
  const all = readEnvironment(declaration, environment, { prefix: prefixOf(name) });
  return { own: all as Values<D>, common: pickCommon(name, all) };
}

/** Reads the common settings only, for a command beside a server whose own variables may be set. */
export function readCommonSettings(
  name: string,
  environment: Record<string, string | undefined>,
): ServerSettings {
  const scope = { prefix: prefixOf(name), isWhole: false };
  return pickCommon(name, readEnvironment(declare(name, 0, false), environment, scope));
}

/** Inserts the separate password, which may contain any characters, into the URL. */
function withPassword(url: string | undefined, password: string | undefined): string | undefined {
  if (url === undefined) {
    if (password === undefined) return undefined;
    throw new SettingsError(
      'DATABASE_PASSWORD is given without DATABASE_URL: give both, or neither to use a SQLite file.',
    );
  }
  const parsed = new URL(url);
  if (/%(?![\da-f]{2})/i.test(parsed.username + parsed.password)) {
    throw new SettingsError(
      'The user or password in DATABASE_URL has a "%" that begins no character: write it as %25.',
    );
  }
  if (password === undefined) return url;
  if (parsed.password) {
    throw new SettingsError(
      'DATABASE_URL names a password, and DATABASE_PASSWORD gives one too: take one of them away.',
    );
  }
  parsed.password = encodeURIComponent(password);
  return parsed.href;
}

/** Each server has its own PostgreSQL schema, so that all can share one database. */
export const schemaOf = (name: string): string => name.replaceAll('-', '_');

/** As PostgreSQL's programs read it: with a Unix socket, `postgresql://user@/database?host=/run/postgresql`, there is no host. */
function postgresUrl(about: string): Setting<string | undefined> {
  const schemes = ['postgres', 'postgresql'];
  const example = 'postgresql://user:password@localhost:5432/frontline';
  const setting = url({ about, schemes, example, secret: true });
  return {
    ...setting,
    expects: `${setting.expects}, names one host, and writes "#", "/" and "?" in a password as %23, %2F and %3F`,
    parse: (given: string) =>
      setting.parse(given.replace(/^(\w+:\/\/[^/?#]*@)(?=[/?]|$)/, '$1localhost')),
  };
}

/** An address to listen on; by default, this machine only. */
const host = (options: { about: string; example: string }) =>
  text({
    ...options,
    pattern: /^[\w.:-]+$/,
    expects: 'a host name or an address',
    fallback: '127.0.0.1',
  });
