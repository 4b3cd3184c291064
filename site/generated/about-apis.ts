import * as callForHelp from '../content/about-apis/call-for-help.ts';
import * as lockers from '../content/about-apis/lockers.ts';
import * as radio from '../content/about-apis/radio.ts';

export const aboutApis = { 'call-for-help': callForHelp, 'lockers': lockers, 'radio': radio };
