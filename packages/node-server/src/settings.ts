/**
 * Kinds of settings, for environment variables and for command flags. Each takes
 * `about` (one sentence for `--help`), and either a `fallback` or `required: true`; with neither, a
 * missing setting is `undefined`.
 */
export interface Setting<T> {
  about: string;
  /** The allowed values, after "give"; for example `a whole number from 0 to 65535`. */
  expects: string;
  /** A valid value, shown in error messages. */
  example: string;
  required: boolean;
  /** Never quoted, because it is or may contain a secret. */
  secret: boolean;
  fallback: T | undefined;
  /** Returns `undefined` for an invalid value. */
  parse(given: string): T | undefined;
}

interface BaseOptions {
  about: string;
  required?: boolean;
  secret?: boolean;
  example?: string;
}
type WithFallback<T> = BaseOptions & { fallback: T };
type RequiredOption = BaseOptions & { required: true };

/** Any text; `pattern` restricts it and `expects` describes the pattern. */
export function text(
  options: (WithFallback<string> | RequiredOption) & TextOptions,
): Setting<string>;
export function text(options: BaseOptions & TextOptions): Setting<string | undefined>;
export function text(options: BaseOptions & TextOptions & { fallback?: string }) {
  const { pattern, expects = 'a text' } = options;
  return setting(options, expects, options.example ?? 'text', (given) =>
    !pattern || pattern.test(given) ? given : undefined,
  );
}
interface TextOptions {
  pattern?: RegExp;
  expects?: string;
}

/** A whole number, both bounds included. */
export function wholeNumber(
  options: (WithFallback<number> | RequiredOption) & Bounds,
): Setting<number>;
export function wholeNumber(options: BaseOptions & Bounds): Setting<number | undefined>;
export function wholeNumber(options: BaseOptions & Bounds & { fallback?: number }) {
  const { min, max } = options;
  const example = options.example ?? String(options.fallback ?? min);
  return setting(options, `a whole number from ${min} to ${max}`, example, (given) => {
    const number = /^-?\d{1,15}$/.test(given) ? Number(given) : NaN;
    return number >= min && number <= max ? number : undefined;
  });
}
interface Bounds {
  min: number;
  max: number;
}

/** One of a few words. */
export function oneOf<const T extends string>(
  words: readonly T[],
  options: WithFallback<T> | RequiredOption,
): Setting<T>;
export function oneOf<const T extends string>(
  words: readonly T[],
  options: BaseOptions,
): Setting<T | undefined>;
export function oneOf<const T extends string>(
  words: readonly T[],
  options: BaseOptions & { fallback?: T },
) {
  const example = options.example ?? options.fallback ?? words[0]!;
  return setting(options, `one of ${words.join(', ')}`, example, (given) =>
    words.find((word) => word === given),
  );
}

/** How many days records of a kind are retained; 0 is forever. */
export function days(options: { about: string; fallback: number }): Setting<number> {
  const about = `${options.about} 0 keeps them for ever.`;
  return wholeNumber({ ...options, about, min: 0, max: 36_500 });
}

/** `true` or `false`, nothing else. */
export function flag(options: BaseOptions & { fallback: boolean }): Setting<boolean> {
  return setting(options, 'true or false', String(!options.fallback), (given) =>
    given === 'true' ? true : given === 'false' ? false : undefined,
  ) as Setting<boolean>;
}

/** An absolute URL with one of the `schemes`, by default `http` and `https`. */
export function url(options: (WithFallback<string> | RequiredOption) & UrlOptions): Setting<string>;
export function url(options: BaseOptions & UrlOptions): Setting<string | undefined>;
export function url(options: BaseOptions & UrlOptions & { fallback?: string }) {
  const { schemes = ['http', 'https'], isBase = false } = options;
  const start = schemes.map((scheme) => `${scheme}://`).join(' or ');
  const expects = `a URL that starts with ${start}${isBase ? ' and has neither ? nor #' : ''}`;
  const example = options.example ?? `${schemes.at(-1)}://example.com`;
  // `URL` ignores spaces; clients do not.
  const forbidden = isBase ? /[\s?#]/ : /\s/;
  return setting(options, expects, example, (given) =>
    !forbidden.test(given) &&
    URL.canParse(given) &&
    schemes.some((scheme) => given.toLowerCase().startsWith(`${scheme}://`))
      ? given
      : undefined,
  );
}
interface UrlOptions {
  schemes?: string[];
  /** Paths are appended to it. Defaults to false. */
  isBase?: boolean;
}

/** Exact web origins, separated by commas. */
export function origins(options: WithFallback<string[]>): Setting<string[]> {
  const expects = 'origins separated by commas, each a scheme, a host and perhaps a port';
  return setting(options, expects, options.example ?? 'https://docs.example.com', (given) => {
    const list = given.split(',').map((origin) => origin.trim());
    const exact = (origin: string) => URL.canParse(origin) && new URL(origin).origin === origin;
    return list.every(exact) ? list : undefined;
  }) as Setting<string[]>;
}

/** Keys of 32 bytes in Base64, separated by commas; never quoted. */
export function sealKeys(options: { about: string }): Setting<Buffer[] | undefined> {
  const expects = 'keys of 32 bytes in Base64, separated by commas';
  const example = '"$(openssl rand -base64 32)"';
  return setting({ ...options, secret: true }, expects, example, parseKeys);
}

/** Returns `undefined` for an invalid list of keys. */
function parseKeys(given: string): Buffer[] | undefined {
  const keys = given
    .trim()
    .split(/\s*,\s*/)
    .map((key) => Buffer.from(key, 'base64'));
  return keys.every((key) => key.length === 32) ? keys : undefined;
}

function setting<T>(
  options: BaseOptions & { fallback?: T },
  expects: string,
  example: string,
  parse: (given: string) => T | undefined,
): Setting<T> {
  const { about, required = false, secret = false, fallback } = options;
  return { about, expects, example, required, secret, fallback, parse };
}

/** The parsed values of a declaration. */
export type Values<Declaration> = {
  [Name in keyof Declaration]: Declaration[Name] extends Setting<infer T> ? T : never;
};
export type Declaration = Record<string, Setting<unknown>>;
