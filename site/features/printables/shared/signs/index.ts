import type { Sign } from '../drawing/sign.ts';
import { callForHelpSigns } from './call-for-help.ts';
import { curbsideSigns, lockersSigns, orderUpSigns } from './pickup.ts';
import { textForHelpSigns } from './text-for-help.ts';

/** What customers see, in words that the build and the browser both draw from: nothing here reads a file. */
export const signs: Sign[] = [
  ...callForHelpSigns,
  ...textForHelpSigns,
  ...orderUpSigns,
  ...lockersSigns,
  ...curbsideSigns,
];
