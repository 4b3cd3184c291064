import { parseArgs } from 'node:util';
import { apiNames, type ApiName } from '@frontline/specs/api-names';
import { cases } from './run.ts';
import { parseOrThrow, UsageError } from './given.ts';

export interface CheckArguments {
  api: ApiName;
  base: string;
  publicUrl: string;
  map: string | undefined;
  safe: boolean;
  yes: boolean;
  init: boolean;
  junit: string | undefined;
  html: string | undefined;
  timeLimit: number;
}

const variables = Object.values(cases).flatMap(({ secrets }) => Object.values(secrets));

export const usage = `check --api ${apiNames.join('|')} --base https://… [options]

Holds a server to its document and prints what differs, with the place in the docs.

  --api NAME          which API the server answers
  --base URL          where it listens, with http:// or https://
  --map FILE          your ids in place of the demonstration store's (YAML); no secrets
  --init              asks for your ids and writes them into the map
  --safe              sends only what changes nothing
  --yes               does not ask before the first change
  --public-url URL    the address that text messages are signed for; --base unless given
  --timeout SECONDS   for each answer; 10 unless given
  --junit FILE        writes the result as JUnit XML, too
  --html FILE         writes it as a page, too

Secrets come from the environment, and stand in no output:
${variables.join(', ')}.
AUTHORIZATION_SCHEME is the word before the call button key, where yours is another.

Exit codes: 0 as documented · 1 something differs · 2 wrong arguments or map
3 not reached, or it could not go on · 4 something that it made is left`;

/**
 * Parses the command line.
 *
 * @throws {UsageError} with a message for the user
 */
export function parseArguments(given: string[]): CheckArguments {
  const values = parseOrThrow(() =>
    parseArgs({
      args: given,
      options: {
        api: { type: 'string' },
        base: { type: 'string' },
        'public-url': { type: 'string' },
        map: { type: 'string' },
        safe: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        init: { type: 'boolean', default: false },
        junit: { type: 'string' },
        html: { type: 'string' },
        timeout: { type: 'string', default: '10' },
      },
    }),
  );
  const api = apiNamed(values.api);
  const base = values.init ? '' : parseAddress('--base', values.base);
  const own = values['public-url'];
  const publicUrl = own === undefined ? base : parseAddress('--public-url', own);
  const seconds = Number(values.timeout);
  if (!(seconds > 0 && seconds <= 600))
    throw new UsageError(`--timeout is "${values.timeout}": give seconds, up to 600.`);
  const { map, safe, yes, init, junit, html } = values;
  return { api, base, publicUrl, map, safe, yes, init, junit, html, timeLimit: seconds * 1_000 };
}

/**
 * The API that `--api` names.
 *
 * @throws {UsageError} there is no such API; the message is for the user
 */
export function apiNamed(text: string | undefined): ApiName {
  const api = apiNames.find((name) => name === text);
  if (api) return api;
  const given = text === undefined ? 'missing' : `"${text}"`;
  throw new UsageError(`--api is ${given}: give one of ${apiNames.join(', ')}.`);
}

function parseAddress(name: string, text: string | undefined): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(
      `${name} is ${text === undefined ? 'missing' : JSON.stringify(text)}: give an address with http:// or https://.`,
    );
  if (url.username || url.password || url.search || url.hash)
    throw new UsageError(
      `${name} must hold no user, query or hash. Secrets come from the environment.`,
    );
  return url.href;
}
