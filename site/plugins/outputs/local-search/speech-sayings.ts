import { radio as radioPages } from './plan-pages.ts';
import { radio } from './store-pages.ts';

/** What is said of voices and radios, and needs a section whose own words are others. */
export const speechSayings: Record<string, string[]> = {
  [`${radio}which-channel-is-the-voice-on`]: ['which channel do help announcements come on'],
  [`${radio}the-voice-talks-over-us`]: ['robot voice talks over me, cuts in while we talk'],
  [`${radio}somebody-unplugged-the-edge-device`]: [
    'someone unplugged the radio box to charge a phone',
  ],
  [`${radio}private-words-were-said-aloud`]: ['can shoppers hear the radio voice, earpiece'],
  [`${radio}a-name-is-pronounced-wrong`]: ['voice pronounces our department badly'],
  [`${radio}the-same-message-is-heard-twice`]: ['why does the radio say the same thing again'],
  [`${radioPages}intro#voice-language-and-speed`]: ['change the radio voice to a woman'],
  [`${radioPages}intro#send-a-message-to-one-channel-or-department`]: [
    'deli calls only on the deli radio channel',
    'pick which channel a message goes to',
  ],
  [`${radioPages}installation#how-many-edge-devices-a-store-needs`]: [
    'one radio box for each store or more',
  ],
  [`${radioPages}installation#which-radios-work`]: [
    'connect a push-to-talk app, Zello',
    'headset or earpiece for a radio, which connector',
  ],
  [`${radioPages}intro#two-ways-in`]: ['schedule a radio message for later from code'],
  [`${radioPages}intro#the-four-fields-of-a-generic-message`]: ['how long can a radio message be'],
};
