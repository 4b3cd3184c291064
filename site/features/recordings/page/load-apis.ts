import type { Promised } from '@frontline/openapi-validator/recordings';
import { outlines } from '@frontline/specs/outlines';
import { apiNames } from '../../sandbox/shared/apis.ts';
import { promisedOf } from './promised-of.ts';

/** What recordings are held to: all APIs, in reading order. */
export const loadApis = (): Promise<Promised[]> =>
  Promise.all(apiNames.map(async (name) => promisedOf(name, (await outlines[name]()).outline)));
