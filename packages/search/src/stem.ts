/** Irregular forms. */
const IRREGULAR = new Map(
  (
    'break broke broken,bring brought,build built,buy bought,choose chose chosen,come came,drive drove driven,' +
    'fall fell fallen,find found,forget forgot forgotten,freeze froze frozen,get got,give gave given,go went gone,' +
    'hang hung,hear heard,hide hid hidden,hold held,keep kept,know knew known,leave left leaver,lose lost,make made,' +
    'mean meant,pay paid,person people,ring rang rung,run ran,say said,see seen saw,sell sold,send sent,' +
    'speak spoke spoken,stand stood,steal stole stolen,stick stuck,take took taken,teach taught,tear tore torn,' +
    'tell told,think thought,throw threw thrown,wake woke,write wrote written'
  )
    .split(',')
    .flatMap((forms) =>
      forms.split(' ').map((form): [string, string] => [form, forms.split(' ')[0]!]),
    ),
);

/**
 * The stem shared by the forms of an English word: `verify`, `verifies`, `verifying` and `verification`.
 * Deliberately light: it removes inflections, but nothing that distinguishes `customer` from `custom`.
 */
export function stem(word: string): string {
  const regular = IRREGULAR.get(word) ?? word;
  if (regular.length < 4 || /\d/.test(regular)) return regular;
  return closing(derived(inflected(plural(regular))));
}

const formsByStem = new Map<string, string[]>();
for (const form of IRREGULAR.keys()) {
  formsByStem.set(stem(form), [...(formsByStem.get(stem(form)) ?? []), form]);
}

/** Irregular forms with this stem, which do not begin with its letters. */
export function irregularForms(stemmed: string): string[] {
  return formsByStem.get(stemmed) ?? [];
}

/** The prefix common to all regular forms of this stem, for finding them in a sorted dictionary. */
export function stemPrefix(stemmed: string): string {
  return stemmed.endsWith('i') ? stemmed.slice(0, -1) : stemmed;
}

function plural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function inflected(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  const bare = word.replace(/(?:ing|ed)$/, '');
  return bare.length > 2 && /[aeiouy]/.test(bare) ? bare : word;
}

function derived(word: string): string {
  if (word.endsWith('ification')) return `${word.slice(0, -7)}y`;
  const bare = word.replace(/(?:ation|ment|ly)$/, '');
  return bare.length > 3 ? bare : word;
}

/** Removes the last `e`, replaces a final `y` by `i`, and reduces the double letter of `stopp`. */
function closing(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('e')) return word.slice(0, -1);
  if (word.endsWith('y')) return `${word.slice(0, -1)}i`;
  return /([^aeiousz])\1$/.test(word) ? word.slice(0, -1) : word;
}
