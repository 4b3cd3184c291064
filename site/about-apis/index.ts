import { aboutApis } from '../generated/about-apis.ts';
import type { Holder, Repeat } from './kind.ts';

const all = Object.values(aboutApis);

/** Every operation of the documents, by its operationId. */
export const repeats: Record<string, Repeat> = Object.assign({}, ...all.map((one) => one.repeats));

/** Every credential, by its name in the documents. */
export const holders: Record<string, Holder> = Object.assign({}, ...all.map((one) => one.holders));
