/** What people say while they think, and dictation writes down: it asks for nothing. */
const FILLERS =
  'um umm uh uhh er erm hm hmm mm okay ok hey hi hello yeah yep alright like basically actually literally ' +
  'honestly really kinda sorta gonna wanna gotta dunno anyway anyways thanks thank sorry';

/** The same as the synonyms of the search are: words without a meaning. */
export const spokenFillers: Record<string, string> = Object.fromEntries(
  FILLERS.split(' ').map((word) => [word, '']),
);
