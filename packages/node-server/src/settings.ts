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

interface Options<T> {
  about: string;
  required?: boolean;
  secret?: boolean;
  example?: string;
  fallback?: T;
}

/** The setting that these options describe: without a fallback and not required, it may be missing. */
type SettingOf<Given, T> = Setting<
  Given extends { fallback: T } | { required: true } ? T : T | undefined
>;

function setting<Given extends Options<T>, T>(
  options: Given,
  kind: Pick<Setting<T>, 'expects' | 'example' | 'parse'>,
): SettingOf<Given, T> {
  const { about, required = false, secret = false, fallback, example = kind.example } = options;
  return { ...kind, about, example, required, secret, fallback } as SettingOf<Given, T>;
}

/** Any text; `pattern` restricts it and `expects` describes the pattern. */
export function text<Given extends Options<string> & { pattern?: RegExp; expects?: string }>(
  options: Given,
) {
  const { pattern, expects = 'a text' } = options;
  const parse = (given: string) => (!pattern || pattern.test(given) ? given : undefined);
  return setting<Given, string>(options, { expects, example: 'text', parse });
}

/** A whole number, both bounds included. */
export function wholeNumber<Given extends Options<number> & { min: number; max: number }>(
  options: Given,
) {
  const { min, max, fallback = min } = options;
  return setting<Given, number>(options, {
    expects: `a whole number from ${min} to ${max}`,
    example: String(fallback),
    parse(given) {
      const number = /^-?\d{1,15}$/.test(given) ? Number(given) : NaN;
      return number >= min && number <= max ? number : undefined;
    },
  });
}

/** One of a few words. */
export function oneOf<const Word extends string, Given extends Options<Word>>(
  words: readonly Word[],
  options: Given,
) {
  return setting<Given, Word>(options, {
    expects: `one of ${words.join(', ')}`,
    example: options.fallback ?? words[0]!,
    parse: (given) => words.find((word) => word === given),
  });
}

/** How many days records of a kind are retained; 0 is forever. */
export function days(options: { about: string; fallback: number }) {
  const about = `${options.about} 0 keeps them for ever.`;
  return wholeNumber({ ...options, about, min: 0, max: 36_500 });
}

/** `true` or `false`, nothing else. */
export function flag(options: Options<boolean> & { fallback: boolean }) {
  return setting<typeof options, boolean>(options, {
    expects: 'true or false',
    example: String(!options.fallback),
    parse: (given) => (given === 'true' ? true : given === 'false' ? false : undefined),
  });
}

interface UrlOptions extends Options<string> {
  schemes?: string[];
  /** Paths are appended to it. Defaults to false. */
  isBase?: boolean;
}

/** An absolute URL with one of the `schemes`, by default `http` and `https`. */
export function url<Given extends UrlOptions>(options: Given) {
  const { schemes = ['http', 'https'], isBase = false } = options;
  const starts = schemes.map((scheme) => `${scheme}://`);
  // `URL` ignores spaces; clients do not.
  const forbidden = isBase ? /[\s?#]/ : /\s/;
  const isUrl = (given: string) =>
    !forbidden.test(given) &&
    URL.canParse(given) &&
    starts.some((start) => given.toLowerCase().startsWith(start));
  return setting<Given, string>(options, {
    expects: `a URL that starts with ${starts.join(' or ')}${isBase ? ' and has neither ? nor #' : ''}`,
    example: `${starts.at(-1)}example.com`,
    parse: (given) => (isUrl(given) ? given : undefined),
  });
}

/** Exact web origins, separated by commas. */
export function origins(options: Options<string[]> & { fallback: string[] }) {
  return setting<typeof options, string[]>(options, {
    expects: 'origins separated by commas, each a scheme, a host and perhaps a port',
    example: 'https://docs.example.com',
    parse(given) {
      const list = given.split(',').map((origin) => origin.trim());
      const isExact = (origin: string) => URL.canParse(origin) && new URL(origin).origin === origin;
      return list.every(isExact) ? list : undefined;
    },
  });
}

/** Keys of 32 bytes in Base64, separated by commas; never quoted. */
export function sealKeys(options: { about: string }) {
  return setting<Options<Buffer[]>, Buffer[]>(
    { ...options, secret: true },
    {
      expects: 'keys of 32 bytes in Base64, separated by commas',
      example: '"$(openssl rand -base64 32)"',
      parse(given) {
        const keys = given.trim().split(/\s*,\s*/);
        const bytes = keys.map((key) => Buffer.from(key, 'base64'));
        return bytes.every(({ length }) => length === 32) ? bytes : undefined;
      },
    },
  );
}

/** The parsed values of a declaration. */
export type Values<Declaration> = {
  [Name in keyof Declaration]: Declaration[Name] extends Setting<infer T> ? T : never;
};
export type Declaration = Record<string, Setting<unknown>>;
