import type { Promised } from '@frontline/recordings';
import { apiNames, type ApiName } from '../sandbox/apis.ts';
import { promisedOf, type Outline } from './promised-of.ts';

/** The documents' promises, each in a file of its own. */
const outlines: Record<ApiName, () => Promise<{ outline: Outline }>> = {
  'call-for-help': () =>
    import(/* webpackChunkName: "recorded-call-for-help" */ './call-for-help.ts'),
  lockers: () => import(/* webpackChunkName: "recorded-lockers" */ './lockers.ts'),
  radio: () => import(/* webpackChunkName: "recorded-radio" */ './radio.ts'),
};

/** What recordings are held to: all APIs, in reading order. */
export const loadApis = (): Promise<Promised[]> =>
  Promise.all(apiNames.map(async (name) => promisedOf(name, (await outlines[name]()).outline)));
