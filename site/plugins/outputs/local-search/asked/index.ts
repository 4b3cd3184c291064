import { askedAtTheHandover } from './at-the-handover.ts';
import { askedOfApis } from './apis.ts';
import { askedOfCallForHelp } from './call-for-help.ts';
import { askedOfCurbside } from './curbside.ts';
import { askedOfLockers } from './lockers.ts';
import { askedOnTheFloor } from './on-the-floor.ts';
import { askedOfPlans } from './plans.ts';
import { askedOfScreens } from './screens.ts';
import { askedOfTexts } from './texts.ts';

/** Whole questions for each section, in words other than its own. */
export const asked: Record<string, string[]>[] = [
  askedAtTheHandover,
  askedOfApis,
  askedOfCallForHelp,
  askedOfCurbside,
  askedOfLockers,
  askedOnTheFloor,
  askedOfPlans,
  askedOfScreens,
  askedOfTexts,
];
