import type { Nodes, Root } from 'mdast';
import 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { plainText } from '../../features/search/build/plain-text.ts';

/** A banned wording, the reason, and where it is allowed. */
export interface Rule {
  words: RegExp;
  why: string;
  /** The pages where it is allowed: the home of a fact. */
  home?: RegExp;
  /** Whether it is allowed in a note on the reference server. */
  inNote?: boolean;
}

/** Undocumented facts are rows of the register, never clauses of a page. */
const openClauses: Rule[] = [
  {
    words: new RegExp(
      [
        'these docs (do|does|did|cannot|hold|name|have|list|give) (not|no)',
        'documentation (does|do) not (say|show|list|tell|describe|cover|give)',
        '(is|are|was|were) not (described|documented|covered|specified)',
        'not (described|covered|documented|specified) (here|in these|by these)',
        'ask your account contact',
      ]
        .map((clause) => `\\b${clause}\\b`)
        .join('|'),
      'i',
    ),
    why: 'what is not documented is a row of content/open-questions',
  },
];

/** Claims that were once presented as documented and are not. */
const inventions: Rule[] = [
  /\bsubscription decides which products\b/i,
  /\beach location has its own (service )?channel\b/i,
  /\bnot every cabinet has every mode\b/i,
  /\bradio itself is not at fault\b/i,
  /\bvoltage updated\b/i,
  /\bpeople have access to it by store\b/i,
  /\bport that (the|a|your) store opens\b/i,
].map((words) => ({ words, why: 'the specification does not say it' }));

/** The home of each of the most repeated facts; other pages link to it. */
const homes: [words: RegExp, home: RegExp, name: string, inNote?: boolean][] = [
  [/replace the words in capitals/i, /^$/, 'the message builder'],
  [/\bon the reference server\b/i, /^$/, 'a note on reference server behavior', true],
  [/\bSTOPALL\b/, /^text-for-help\/|^mystore\/twilio$/, 'text-for-help/intro'],
  [
    /\bone (press|request) (every|a|per) minute\b/i,
    /^call-for-help\/troubleshooting$/,
    'call-for-help/troubleshooting',
  ],
  [/\b8002, 8004\b/, /^requirements$/, 'requirements#ports'],
  [/\bnot for emergencies\b/i, /^intro$|\/(intro|resources)$/, 'intro, and what is printed'],
  [
    /`?microsoft`?, `?ringcentral`?, `?bluefletch`?/i,
    /^call-for-help\/settings$/,
    'call-for-help/settings',
  ],
  [/\btimes? out after ten minutes\b/i, /^call-for-help\/intro$/, 'call-for-help/intro', true],
  [
    /\bpoll (every|it every|at most every) (5|five) seconds\b/i,
    /^category\/apis$/,
    'category/apis',
  ],
  [
    /\bplease ask at the service desk\b/i,
    /^getting-started\/best-practices$/,
    'best-practices#roll-back',
  ],
  [/\bno call lists (open |all )?requests\b/i, /^category\/apis$/, 'category/apis'],
  [
    /\barrival is not recorded\b|\bnothing records the arrival\b/i,
    /^call-for-help\/(intro|troubleshooting)$/,
    'call-for-help/intro',
  ],
  [
    /\bone (service )?channel (for each|per|for every) location\b/i,
    /^call-for-help\/settings$/,
    'call-for-help/settings',
  ],
  [
    /\bfirst claim wins\b/i,
    /^call-for-help\/(intro|troubleshooting)$/,
    'call-for-help/intro',
    true,
  ],
];

export const rules: Rule[] = [
  ...openClauses,
  ...inventions,
  ...homes.map(([words, home, name, inNote]) => ({
    words,
    home,
    why: `it stands once, in ${name}`,
    ...(inNote && { inNote }),
  })),
];

/** One message for each banned wording of a page. Link texts are ignored: they lead to the home of a fact. */
export function bannedWords(page: string, tree: Root, all = rules): string[] {
  return blocksOf(tree).flatMap(({ text, isNote }) =>
    all
      .filter(({ home, inNote }) => !home?.test(page) && !(inNote && isNote))
      .flatMap(({ words, why }) => {
        const [found] = words.exec(text) ?? [];
        return found ? [`${page} says "${found}": ${why}.`] : [];
      }),
  );
}

interface Block {
  text: string;
  isNote: boolean;
}

const LEAVES = new Set(['paragraph', 'heading', 'tableCell']);

/** Paragraphs, headings and cells without their link texts. */
function blocksOf(tree: Nodes, isNote = false): Block[] {
  const found: Block[] = [];
  visit(tree, (node) => {
    if (node === tree) return undefined;
    if (node.type === 'containerDirective') {
      found.push(...blocksOf(node, node.name === 'note'));
      return SKIP;
    }
    if (!LEAVES.has(node.type)) return undefined;
    const own = structuredClone(node);
    visit(own, 'link', (_, index, parent) => {
      parent!.children.splice(index!, 1);
      return [SKIP, index!];
    });
    found.push({ text: plainText(own), isNote });
    return SKIP;
  });
  return found;
}

/** The number of texts to copy verbatim on each page: signs, letters, replies, a firewall request. */
const realWordings: Record<string, number> = {
  // The text to sign.
  'apis/webhooks': 1,
  'call-for-help/resources': 2,
  'curbside/resources': 2,
  'getting-started/best-practices': 1,
  'orderup/resources': 1,
  'radio/resources': 2,
  requirements: 1,
  'text-for-help/resources': 3,
};

/** A message if a page has more texts to copy than these; the message builder creates all others. */
export function foreignTexts(page: string, tree: Root, allowed = realWordings): string[] {
  let count = 0;
  visit(tree, 'code', ({ lang, meta }) => {
    // Responses of a server are tested.
    if (lang === 'text' && !/\bexpect=/.test(meta ?? '')) count += 1;
  });
  const max = allowed[page] ?? 0;
  return count > max
    ? [`${page} has ${count} texts to copy, ${max} at most: the message builder makes the others.`]
    : [];
}
