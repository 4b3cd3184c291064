import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { bannedWords } from './budgets/banned.ts';
import { measure, overBudget, budgetOf } from './budgets/measure.ts';
import { foreignTexts } from './budgets/real-wordings.ts';

const reader = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);
const page = (markdown: string) => reader.parse(markdown);

describe('counting', () => {
  it('counts prose, tables and headings, and neither code nor marks', () => {
    const { words, headings } = measure(
      'lockers/intro',
      page(`One two, **three** [four](/docs/five).

## Six

\`\`\`text
not counted
\`\`\`

| seven | \`eight\` |
| --- | --- |
| nine | – |

### Ten

#### Eleven

- item
  \`\`\`sh
  not either
  \`\`\`
`),
    );
    expect([words, headings]).toEqual([11, 2]);
  });

  it('leaves the register out, and goes on below it', () => {
    const text =
      'One.\n\n## Not documented\n\nTwo three.\n\n### Four\n\nFive.\n\n## Next\n\nSix.\n';
    expect(measure('a', page(text)).words).toBe(3);
  });
});

describe('budgets', () => {
  const measured = (name: string, words: number, headings = 1) => ({
    page: name,
    words,
    headings,
    budget: budgetOf(name),
  });

  it('name each page that is over its words or headings', () => {
    expect(
      overBudget([measured('media/intro', 601, 9), measured('b', 10), measured('radio/intro', 20)]),
    ).toEqual([
      'media/intro has 601 words, 600 at most.',
      'media/intro has 9 headings, 8 at most.',
    ]);
  });

  it('name the sum and the page in the middle', () => {
    const many = Array.from({ length: 41 }, (_, at) => measured(`page-${at}`, 750));
    expect(overBudget(many)).toEqual([
      'All pages have 30750 words, 30000 at most.',
      'The page in the middle has 750 words, 600 at most.',
    ]);
  });
});

describe('words that a page may not say', () => {
  it.each([
    'These docs do not say how.',
    'The look of the card is not described here.',
    '## Reports are not documented',
    '| A | B |\n| --- | --- |\n| Colors | not covered in these docs |',
    '- Ask your account contact: "Which?"',
    ':::note[Reference server behavior]\n\nMore is not described.\n\n:::',
    'Each location has its own service channel.',
    '<details>\n\nYour subscription decides which products you can use.\n\n</details>',
  ])('%s', (markdown) => {
    expect(bannedWords('radio/intro', page(markdown))).toHaveLength(1);
  });

  it.each([
    'Copy the row that is not on the list. It describes what to do.',
    'No production address is documented.',
    '## What is documented',
    '## Not documented',
    'See [what is not described](/docs/support).',
    '```text\nThese docs do not say it.\n```',
  ])('lets a page say: %s', (markdown) => {
    expect(bannedWords('radio/intro', page(markdown))).toEqual([]);
  });

  it('lets a fact stand in its home, and in a note where it is the reference server’s', () => {
    const fact = 'The first claim wins.';
    expect(bannedWords('radio/intro', page(fact))).toEqual([
      'radio/intro says "first claim wins": it stands once, in call-for-help/intro.',
    ]);
    expect(bannedWords('call-for-help/intro', page(fact))).toEqual([]);
    const note = ':::note[Reference server behavior]\n\nThe first claim wins.\n\n:::';
    expect(bannedWords('radio/intro', page(note))).toEqual([]);
    expect(bannedWords('radio/intro', page(note.replace('note', 'tip')))).toHaveLength(1);
  });
});

describe('texts to copy', () => {
  const text = '```text\nSign\n```\n\n';

  it('are few, and on the pages that have real wordings', () => {
    expect(foreignTexts('a', page(text), { a: 1 })).toEqual([]);
    expect(foreignTexts('a', page(text.repeat(2)), { a: 1 })).toEqual([
      'a has 2 texts to copy, 1 at most: the message builder makes the others.',
    ]);
    expect(
      foreignTexts('b', page(`- In a list\n\n  ${text.replaceAll('\n', '\n  ')}`), {}),
    ).toHaveLength(1);
    expect(foreignTexts('b', page('```sh\nls\n```'), {})).toEqual([]);
  });
});
