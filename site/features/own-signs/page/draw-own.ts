import { areaOf } from '../../../content/products.ts';
import { below, type Measure } from '../../printables/shared/drawing/marks.ts';
import { papers, landscape } from '../../printables/shared/drawing/paper.ts';
import type { StoreContent } from '../../printables/shared/drawing/store-content.ts';
import type { Scan } from '../../printables/shared/printable.ts';
import {
  printableArea,
  rows,
  scanBeside,
  scanHeight,
} from '../../printables/shared/drawing/parts.ts';
import { fit, rule, sizesFrom, write, type Sheet } from '../../printables/shared/drawing/sheet.ts';
import { sign, type Sign, type SignWords } from '../../printables/shared/drawing/sign.ts';
import { french } from '../../printables/shared/signs/french.ts';
import { callForHelpSigns } from '../../printables/shared/signs/call-for-help.ts';
import { curbsideSigns, lockersSigns, orderUpSigns } from '../../printables/shared/signs/pickup.ts';
import { textForHelpSigns } from '../../printables/shared/signs/text-for-help.ts';
import { filled, type Contact } from '../../labs/shared/contacts.ts';

/** Signs for customers. Their modules run in the build and in the browser, so they read no files. */
const signs: Sign[] = [
  ...callForHelpSigns,
  ...textForHelpSigns,
  ...orderUpSigns,
  ...lockersSigns,
  ...curbsideSigns,
];

/** Templates. Signs of a series differ only in their number, so the first one represents all. */
export const templates = signs.filter(
  ({ series }, index) =>
    !series || signs.findIndex((one) => one.series?.title === series.title) === index,
);

export const papersToChoose = { a4: 'A4', letter: 'US Letter', a5: 'A5' } as const;
export const languages = { 'en-US': 'English', fr: 'French', '': 'Another: type over the words' };

/** Input of the form. Line breaks in texts are kept; each line of `notes` is one note. */
export interface Choices {
  template: Sign;
  language: keyof typeof languages;
  paper: keyof typeof papersToChoose;
  number: string;
  headline: string;
  action: string;
  notes: string;
  /** Label of the line to write on. */
  blank: string;
  own: StoreContent;
}

/** Initial input: the text of a sign in one of its languages. */
export function wordsOf(template: Sign, language: 'en-US' | 'fr') {
  const words: SignWords = language === 'fr' ? french[template.name]! : template;
  return {
    template,
    language,
    number: template.number ?? '',
    headline: words.headline.join('\n'),
    action: words.action,
    notes: words.notes.join('\n'),
    blank: words.blanks?.[0] ?? '',
  };
}

export const first: Choices = { ...wordsOf(templates[0]!, 'en-US'), paper: 'a4', own: {} };

/** Lays out both sides of a sign with the code of the ready ones. @throws {RangeError} the text does not fit */
export function layOutSign(
  choices: Choices,
  contacts: Contact[],
  measure: Measure,
): { front: Sheet; back: Sheet } {
  const { template, paper: name, language } = choices;
  const paper = template.paper === 'a5-wide' ? landscape(papers[name]) : papers[name];
  const hue = areaOf(template.product)!.hue!;
  const sheet = (language: string): Sheet => ({ paper, hue, language, measure, marks: [] });
  const [front, back] = [sheet(language), sheet('en-US')];
  const { headline, action, notes, blank, number, own } = choices;
  sign({
    ...template,
    headline: lines(headline),
    action: lines(action).join('\n'),
    notes: lines(notes),
    own,
    blanks: lines(blank),
    ...(number && { number }),
    ...(template.ownCode && {
      ownCode: language === 'fr' ? french[template.name]!.ownCode! : template.ownCode,
    }),
  }).draw(front);
  const { title, scan } = template;
  drawBack(back, {
    title,
    scan,
    contacts: filled(contacts).map(({ who, name, number, hours }) => [
      who,
      [name, number, hours].filter(Boolean).join(', '),
    ]),
  });
  return { front, back };
}

const lines = (text: string): string[] =>
  text
    .split(/[\n\v]/)
    .map((line) => line.trim())
    .filter(Boolean);

interface SignBack {
  /** Title of the sign on the front. */
  title: string;
  scan: Scan;
  /** Whom to call: who, and how they are reached. */
  contacts: [who: string, how: string][];
}

/** The back of a sign, with information for staff and a QR code that no customer scans. */
function drawBack(sheet: Sheet, { title, scan, contacts }: SignBack): void {
  const page = printableArea(sheet);
  const bold = { weight: 'bold', color: 'hue' } as const;
  const top = write(sheet, 'For staff', page, { ...bold, size: 11 });
  const name = write(sheet, title, below(page, top), {
    ...bold,
    size: 20,
    leading: 1.15,
    role: 'H1',
  });
  rule(sheet, { ...page, y: name + 8 }, { line: 2, color: 'hue' });
  scanBeside(sheet, scan, below(page, name + 10), 'Scan before you hang it');
  if (contacts.length === 0) return;
  const y = name + 10 + scanHeight(scan) + 12;
  const start = write(sheet, 'Whom to call', below(page, y), { ...bold, size: 15, role: 'H2' }) + 4;
  fit(sheet, sizesFrom(13, 7), (size) =>
    rows(sheet, contacts, below(page, start), { first: page.width * 0.34, size, pad: size * 0.42 }),
  );
}
