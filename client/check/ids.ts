import { parse } from 'yaml';
import type { ApiName } from '@frontline/specs/api-names';
import { questions as listed } from '../generated/questions.ts';
import { isRecord } from '../is-record.ts';
import { UsageError } from './usage-error.ts';

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

export type Questions = Record<string, IdQuestion>;

/** What the map of each API may name. None of it is a secret. */
export const questions: Record<ApiName, Questions> = listed;

/** The ids of the demonstration store. */
export const demoIds = (api: ApiName): Ids =>
  Object.fromEntries(Object.entries(questions[api]).map(([name, { demo }]) => [name, demo]));

/**
 * What a map file holds.
 *
 * @throws {UsageError} it is no YAML
 */
export function mapIn(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`The map is no YAML: ${(error as Error).message}`);
  }
}

/**
 * The part of a map that belongs to an API.
 *
 * @param map what the file holds
 * @throws {UsageError} a name is unknown or missing, or a value of another kind; the message is for people
 */
export function idsIn(map: unknown, api: ApiName): Ids {
  const given = isRecord(map) ? map[api] : undefined;
  if (!isRecord(given)) throw new UsageError(`The map has no part "${api}:".`);
  const known = questions[api];
  for (const name of Object.keys(given))
    if (!Object.hasOwn(known, name))
      throw new UsageError(
        `The map names "${name}" under "${api}", which is none of ${Object.keys(known).join(', ')}.`,
      );
  return Object.fromEntries(
    Object.entries(known).map(([name, question]) => [name, valueOf(name, question, given[name])]),
  );
}

function valueOf(name: string, { kind, isOptional }: IdQuestion, value: unknown) {
  if (value === undefined || value === null) {
    if (isOptional) return undefined;
    throw new UsageError(`The map does not say "${name}".`);
  }
  if (kind === 'number' && Number.isInteger(value)) return value as number;
  if (kind === 'text' && typeof value === 'string' && value !== '') return value;
  if (kind === 'texts' && Array.isArray(value) && value.length > 0)
    if (value.every((one): one is string => typeof one === 'string' && one !== '')) return value;
  const form = { number: 'a whole number', text: 'text', texts: 'a list of texts' }[kind];
  throw new UsageError(`"${name}" of the map must be ${form}.`);
}
