import { parse } from 'yaml';
import type { ApiName } from '@frontline/specs/api-names';
import { questions as listed } from '../generated/questions.ts';
import { isRecord, UsageError } from './given.ts';

/** The ids on another server that replace those of the demonstration store. */
export type Ids = Record<string, string | number | string[] | undefined>;

export interface IdQuestion {
  kind: 'text' | 'number' | 'texts';
  /** The question that `--init` asks. */
  prompt: string;
  /** The id in the demonstration store; undefined if it has none. */
  demo?: string | number | string[];
  isOptional?: true;
}

export type Questions = Record<string, IdQuestion>;

/** The ids that the map of each API may contain. None is secret. */
export const questions: Record<ApiName, Questions> = listed;

/** The ids of the demonstration store. */
export const demoIds = (api: ApiName): Ids =>
  Object.fromEntries(Object.entries(questions[api]).map(([name, { demo }]) => [name, demo]));

/**
 * Parses a map file.
 *
 * @throws {UsageError} it is not YAML
 */
export function mapIn(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`The map is no YAML: ${(error as Error).message}`);
  }
}

/**
 * The ids of an API from a parsed map file.
 *
 * @throws {UsageError} a name is unknown or missing, or a value has the wrong type; the message is for the user
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
