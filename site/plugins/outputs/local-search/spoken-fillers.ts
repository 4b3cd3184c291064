// cspell:ignore wont cant doesnt didnt couldnt wouldnt shouldnt hasnt havent wasnt werent arent aint theyre youre whos
/** What people say while they think or wish, and dictation writes down; and short forms without their apostrophe: they ask for nothing. */
const FILLERS =
  'um umm uh uhh er erm hm hmm mm okay ok hey hi hello yeah yep alright like basically actually literally ' +
  'want wants wanted honestly really kinda sorta stuff going gonna wanna gotta dunno anyway anyways thanks thank sorry ' +
  'wont cant doesnt didnt couldnt wouldnt shouldnt hasnt havent wasnt werent arent aint im ive theres thats whos hes shes theyre youre';

/** The same as the synonyms of the search are: words without a meaning. */
export const spokenFillers: Record<string, string> = Object.fromEntries(
  FILLERS.split(' ').map((word) => [word, '']),
);
