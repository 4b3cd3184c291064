import type { ApiName } from '@frontline/specs/api-names';

/** What stands for the demonstration store on another server. */
export type Ids = Record<string, string | number | string[] | undefined>;

export interface IdQuestion {
  kind: 'text' | 'number' | 'texts';
  /** What a person is asked, and what stands beside it in the map. */
  asks: string;
  /** What it is in the demonstration store; undefined where that has none. */
  demo?: string | number | string[];
  isOptional?: true;
}

/** What the map of each API may name. None of it is a secret. */
export const questions: Record<ApiName, Record<string, IdQuestion>> = {
  'call-for-help': {
    device_keys: {
      kind: 'texts',
      asks: 'Keys of call buttons that may be pressed. Staff are called; each may press once a minute.',
      demo: ['demo-button-aisle-4', 'demo-button-curbside'],
    },
    device_key_with_mac: {
      kind: 'text',
      asks: 'Key of a device that has a MAC address registered',
      demo: 'demo-button-pharmacy',
      isOptional: true,
    },
    message_id: {
      kind: 'text',
      asks: 'The message_id of any request, to follow it without changing anything',
      demo: 'demo-request-completed',
      isOptional: true,
    },
  },
  lockers: {
    organization_id: { kind: 'number', asks: 'Your organization', demo: 1 },
    location_id: { kind: 'number', asks: 'A location with lockers', demo: 101 },
    locker_id: { kind: 'number', asks: 'A locker of that location', demo: 1 },
    cabinet_id: {
      kind: 'number',
      asks: 'An empty, enabled cabinet of that locker. Its doors open; nobody may stand in their way.',
      demo: 11,
    },
    unheated_cabinet_id: {
      kind: 'number',
      asks: 'A cabinet that cannot be heated',
      demo: 11,
      isOptional: true,
    },
  },
  radio: {
    edge_id: {
      kind: 'text',
      asks: 'An edge device that may speak two test messages',
      demo: 'edge-0042',
    },
    other_edge_id: {
      kind: 'text',
      asks: 'An edge device that the key does not belong to',
      demo: 'edge-0043',
      isOptional: true,
    },
    account_sid: {
      kind: 'text',
      asks: 'The AccountSid of the text-message account',
      demo: 'AC00000000000000000000000000000000',
      isOptional: true,
    },
  },
};

/** The ids of the demonstration store. */
export const demoIds = (api: ApiName): Ids =>
  Object.fromEntries(Object.entries(questions[api]).map(([name, { demo }]) => [name, demo]));

/**
 * The part of a map that belongs to an API.
 *
 * @param map what the file holds
 * @throws {TypeError} a name is unknown or missing, or a value of another kind; the message is for people
 */
export function idsIn(map: unknown, api: ApiName): Ids {
  const given = isRecord(map) ? map[api] : undefined;
  if (!isRecord(given)) throw new TypeError(`The map has no part "${api}:".`);
  const known = questions[api];
  for (const name of Object.keys(given))
    if (!Object.hasOwn(known, name))
      throw new TypeError(
        `The map names "${name}" under "${api}", which is none of ${Object.keys(known).join(', ')}.`,
      );
  return Object.fromEntries(
    Object.entries(known).map(([name, question]) => [name, valueOf(name, question, given[name])]),
  );
}

function valueOf(name: string, { kind, isOptional }: IdQuestion, value: unknown) {
  if (value === undefined || value === null) {
    if (isOptional) return undefined;
    throw new TypeError(`The map does not say "${name}".`);
  }
  if (kind === 'number' && Number.isInteger(value)) return value as number;
  if (kind === 'text' && typeof value === 'string' && value !== '') return value;
  if (kind === 'texts' && Array.isArray(value) && value.length > 0)
    if (value.every((one): one is string => typeof one === 'string' && one !== '')) return value;
  const form = { number: 'a whole number', text: 'text', texts: 'a list of texts' }[kind];
  throw new TypeError(`"${name}" of the map must be ${form}.`);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
