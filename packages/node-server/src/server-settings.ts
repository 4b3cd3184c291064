import { readEnvironment, SettingsError } from './environment.ts';
import {
  oneOf,
  origins,
  sealKeys,
  text,
  url,
  wholeNumber,
  type Declaration,
  type Values,
} from './settings.ts';

/** The settings common to all servers. Variables start with the server's name. */
export interface ServerSettings {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  databaseFile: string;
  logLevel: string;
  corsOrigins: string[];
  metricsPort: number | undefined;
  metricsHost: string;
  tracesUrl: string | undefined;
  drainSeconds: number;
  sealKeys: Buffer[] | undefined;
}

/** `call-for-help` → `CALL_FOR_HELP_` */
export const prefixOf = (name: string): string => `${name.toUpperCase().replaceAll('-', '_')}_`;

/** Declares the variables of a server: the common ones. */
export function declare(name: string, port: number, demo: boolean) {
  const prefix = prefixOf(name);
  return {
    [`${prefix}PORT`]: wholeNumber({
      about: 'Port to listen on; 0 takes any free one.',
      min: 0,
      max: 65_535,
      fallback: port,
    }),
    [`${prefix}HOST`]: host({
      about: 'Address to listen on. 127.0.0.1 is this machine only; 0.0.0.0 is every network.',
      example: '0.0.0.0',
    }),
    DATABASE_URL: postgresUrl(
      `PostgreSQL to keep data in, in a schema named ${schemaOf(name)}. Without it, a SQLite file.`,
    ),
    DATABASE_PASSWORD: text({
      about: 'Password of the user in DATABASE_URL, where the URL names none.',
      example: 'secret',
      secret: true,
    }),
    [`${prefix}DATABASE_FILE`]: text({
      about:
        'SQLite file to keep data in; :memory: keeps nothing. Demonstration data stays in memory.',
      // In .env files, ~ and $ are not expanded, and each spelling would open another, empty database.
      pattern: /^(?![A-Za-z]{2,}:|[~$]|:(?!memory:$))[^\s"'](?:.*[^\s"'/\\])?$/,
      expects: 'the path of a file, not a URL, without ~, $, quotes or spaces around it',
      fallback: demo ? ':memory:' : `data/${name}.sqlite`,
      example: `data/${name}.sqlite`,
    }),
    [`${prefix}LOG_LEVEL`]: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      about: 'Least important log line written. Requests are info.',
      fallback: 'info',
    }),
    [`${prefix}CORS_ORIGINS`]: origins({
      about: 'Pages that may call this server from a browser, separated by commas.',
      fallback: demo ? ['http://localhost:3000', 'http://127.0.0.1:3000'] : [],
    }),
    [`${prefix}METRICS_PORT`]: wholeNumber({
      about: 'Port for Prometheus, at /metrics. Off unless given.',
      min: 0,
      max: 65_535,
      example: '9464',
    }),
    [`${prefix}METRICS_HOST`]: host({
      about: 'Address to listen on for Prometheus.',
      example: '10.0.0.5',
    }),
    [`${prefix}TRACES_URL`]: url({
      about: 'Where a trace of each request is posted, as OTLP over HTTP. Off unless given.',
      example: 'http://localhost:4318/v1/traces',
      secret: true,
    }),
    [`${prefix}DRAIN_SECONDS`]: wholeNumber({
      about: 'When stopping, how long /readyz answers 503 while requests are still taken.',
      min: 0,
      max: 300,
      fallback: 1,
    }),
    [`${prefix}SEAL_KEYS`]: sealKeys({
      about: 'Keys that seal the secrets which are stored readably otherwise. The first one seals.',
    }),
  };
}

/** Reads the common and the server's own settings in one pass, so that all problems are reported together. */
export function readSettings<D extends Declaration>(
  server: { name: string; port: number; environment: D },
  environment: Record<string, string | undefined>,
  { demo }: { demo: boolean },
): { common: ServerSettings; own: Values<D> } {
  const prefix = prefixOf(server.name);
  const common = declare(server.name, server.port, demo);
  const all = readEnvironment({ ...common, ...server.environment }, environment, { prefix });
  return { own: all as Values<D>, common: pickCommon(prefix, all) };
}

/** Reads the common settings only, for a command beside a server whose own variables may be set. */
export function readCommonSettings(
  name: string,
  environment: Record<string, string | undefined>,
): ServerSettings {
  const prefix = prefixOf(name);
  const values = readEnvironment(declare(name, 0, false), environment, { prefix, isWhole: false });
  return pickCommon(prefix, values);
}

type CommonValues = Values<ReturnType<typeof declare>>;

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

function pickCommon(prefix: string, values: CommonValues): ServerSettings {
  return {
    port: values[`${prefix}PORT`],
    host: values[`${prefix}HOST`],
    databaseUrl: withPassword(values.DATABASE_URL, values.DATABASE_PASSWORD),
    databaseFile: values[`${prefix}DATABASE_FILE`],
    logLevel: values[`${prefix}LOG_LEVEL`],
    corsOrigins: values[`${prefix}CORS_ORIGINS`],
    metricsPort: values[`${prefix}METRICS_PORT`],
    metricsHost: values[`${prefix}METRICS_HOST`],
    tracesUrl: values[`${prefix}TRACES_URL`],
    drainSeconds: values[`${prefix}DRAIN_SECONDS`],
    sealKeys: values[`${prefix}SEAL_KEYS`],
  } as ServerSettings;
}

/** Each server has its own PostgreSQL schema, so that all can share one database. */
export const schemaOf = (name: string): string => name.replaceAll('-', '_');

/** As libpq reads it: with a Unix socket, `postgresql://user@/database?host=/run/postgresql`, there is no host. */
function postgresUrl(about: string) {
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
