import { expect, it } from 'vitest';
import { brand } from '../../../../brand/brand.ts';
import { loadFonts } from '../../printables/build/drawing/fonts.ts';
import type { Sheet } from '../../printables/shared/drawing/sheet.ts';
import { toSvg } from '../../printables/shared/drawing/to-svg.ts';
import { layOutSign, first, languages, papersToChoose } from '../page/draw-own.ts';
import { templates, wordsOf, type Choices } from '../page/draw-own.ts';
import { boxOf, isInside, overlap } from '../../printables/test/layout.ts';
import { printedText, wordsOf as printedWords } from '../../printables/test/layout.ts';

const { measure } = await loadFonts();
const code = 'https://riverside.example/help?store=1042&place=aisle-4';
const logo = { data: 'data:image/png;base64,AA==', width: 400, height: 100 };
const own = { code, logo, store: 'Riverside Market', filledIn: '+1 555 010 0100' };
const contacts = [
  { who: 'Store manager', name: 'Ana Ruiz', number: '+1 555 010 0101', hours: '9 to 5', ready: '' },
  { who: 'Account contact', name: '', number: '', hours: '', ready: '' },
];
const codesOf = ({ marks }: Sheet) =>
  marks.flatMap((mark) => (mark.kind === 'code' ? [mark.url] : []));
const papers = Object.keys(papersToChoose) as Choices['paper'][];
const drawOf = (choices: Partial<Choices>) =>
  layOutSign({ ...first, ...choices }, contacts, measure);

it.each(templates)('fits $name on each paper and in both languages', (one) => {
  for (const paper of papers)
    for (const language of ['en-US', 'fr'] as const)
      for (const mine of [{}, own]) {
        const { front, back } = drawOf({ ...wordsOf(one, language), paper, own: mine });
        for (const { marks, paper } of [front, back]) {
          const page = { x: 12, y: 12, width: paper.width - 24, height: paper.height - 24 };
          for (const mark of marks) {
            if (mark.kind === 'shape') continue;
            const box = mark.kind === 'words' ? boxOf(mark) : mark.box;
            expect(isInside(box, page)).toBe(true);
          }
        }
        const words = printedWords(front).map(boxOf);
        words.forEach((box, index) =>
          expect(words.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]),
        );
      }
});

it('has only the code of the store on the front, and the code for staff and contacts on the back', () => {
  for (const template of templates) {
    const { front, back } = drawOf({ ...wordsOf(template, 'fr'), own });
    expect(codesOf(front)).toEqual(template.number ? [] : [code]);
    expect(codesOf(back)).toEqual([brand.url + brand.baseUrl + template.scan.path.slice(1)]);
    expect(printedText(front)).not.toContain('Ana Ruiz');
    expect(printedText(back)).toContain('Ana Ruiz, +1 555 010 0101, 9 to 5');
    expect(printedText(back)).not.toContain('Account contact');
    if (template.blanks) expect(printedText(front)).toContain(own.filledIn);
  }
});

it('breaks a line copied from slides, and leaves out what no file can contain', () => {
  const { front } = drawOf({ headline: 'Need\vhelp?', notes: 'Ask\u0001 us.' });
  const lines = printedWords(front).flatMap((words) => words.lines.map(({ text }) => text));
  expect(lines).toEqual(expect.arrayContaining(['Need', 'help?']));
  expect(toSvg(front, 'Sign \ud83d', '')).not.toMatch(/[\u0001\v]|\p{Surrogate}/u);
});

it('sets the language of the text and embeds the logo in the file', () => {
  const { front } = drawOf({ ...wordsOf(templates[0]!, 'fr'), own });
  const svg = toSvg(front, 'Affiche', '');
  expect(svg).toContain('lang="fr"');
  expect(svg).toContain(`href="${logo.data}"`);
  expect(Object.keys(languages)).toEqual(['en-US', 'fr', '']);
});

it('names the text that is too long', () => {
  expect(() => drawOf({ action: 'Press '.repeat(90) })).toThrow(/^"Press .*" is too high\.$/s);
  expect(() => drawOf({ headline: 'x'.repeat(400) })).toThrow(RangeError);
  expect(() => drawOf({ own: { code: 'x'.repeat(4000) } })).toThrow(RangeError);
});

it('says that the text of a code is too long, and how long it may be', () => {
  expect(() => drawOf({ own: { code: 'é'.repeat(2_000) } })).toThrow(
    'A code has room for 2331 characters. Shorten its text.',
  );
});
