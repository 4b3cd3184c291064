import { aboutApis } from '../../generated/about-apis.ts';
import type { Holder } from './kind.ts';

/** Every credential, by its name in the documents. */
export const holders: Record<string, Holder> = Object.assign(
  {},
  ...Object.values(aboutApis).map((one) => one.holders),
);
