import type { Printable } from '../printable.ts';
import { fill, printableArea, displayUrl } from './parts.ts';
import { centered, picture, type Picture } from './pictures.ts';
import { rightFrom, below, inset, type Box } from './marks.ts';
import {
  storeCode,
  storeHeader,
  codePlaceholder,
  type Frame,
  type StoreContent,
} from './store-content.ts';
import { fit, heightOf, ON_HUE, rule, sizesFrom, write, type Look, type Sheet } from './sheet.ts';

/** Text of a sign in one language. */
export interface SignWords {
  /** Lines of the headline, as large as the panel allows. */
  headline: string[];
  /** The one thing to do. */
  action: string;
  /** Text in the placeholder for the store's QR code. */
  ownCode?: string;
  /** Labels of lines that the store fills in by hand. */
  blanks?: string[];
  notes: string[];
}

export interface Sign extends Omit<Printable, 'draw'>, SignWords {
  picture?: Picture;
  /** The largest element of the sheet. */
  number?: string;
  own?: StoreContent;
}

/** A sheet for customers: one panel that is readable from afar, and no QR code except the store's. */
export const sign = (content: Sign): Printable => ({
  ...content,
  draw: (sheet) => draw(sheet, content),
});

/** Height of the footer for staff, in points. It has no QR code, because customers would scan it. */
const FOOT = 12;

/** Maximum lines of the action, beside the picture. */
const MAX_LINES = 3;

function draw(sheet: Sheet, content: Sign): void {
  const page = printableArea(sheet);
  const foot = page.y + page.height - FOOT;
  const whole = { ...page, height: foot - 4 - page.y };
  const unit = Math.min(whole.width / 515, whole.height / 420);
  const box = below(whole, storeHeader(sheet, content.own, { box: whole, unit }));
  const top = lowerPart(sheet, content, { box, unit });
  panel(sheet, content, { box: { ...box, height: top - box.y }, unit });
  const address = `For staff: ${displayUrl(content.scan.path)}`;
  write(sheet, address, { ...page, y: foot, height: FOOT }, { size: 8.5, color: 'ink-2' });
}

/** Draws notes and lines to write on, aligned to the bottom of the frame. Returns the y above them. */
function lowerPart(sheet: Sheet, content: Sign, { box, unit }: Frame): number {
  const note: Look = {
    balanced: true,
    size: Math.max(15, 22 * unit),
    weight: 'bold',
    leading: 1.25,
  };
  const loud: Look = {
    balanced: true,
    size: 44 * unit,
    weight: 'bold',
    leading: 1.1,
    color: 'hue',
  };
  const label: Look = { size: Math.max(15, 24 * unit), weight: 'bold', leading: 1.25 };
  const line = 60 * unit;
  const filledIn = content.blanks && content.own?.filledIn;
  const parts = [
    ...(content.number ? [{ text: content.action, look: loud, after: 10 * unit }] : []),
    ...(content.blanks ?? []).map((text) => ({ text, look: label, after: filledIn ? 0 : line })),
    ...(filledIn ? [{ text: filledIn, look: loud, after: 14 * unit }] : []),
    ...content.notes.map((text) => ({ text, look: note, after: 6 * unit })),
  ].map((part) => ({ ...part, height: heightOf(sheet, part.text, box.width, part.look) }));
  const total = parts.reduce((sum, { height, after }) => sum + height + after, 0);
  const top = box.y + box.height - total - 6 * unit;
  parts.reduce((y, { text, look, after, height }) => {
    const bottom = write(sheet, text, { ...box, y, height }, look);
    if (!filledIn && content.blanks?.includes(text))
      rule(sheet, { ...box, y: bottom + line * 0.72 }, { line: 1.2 });
    return bottom + after;
  }, top);
  return top - 16 * unit;
}

function panel(sheet: Sheet, content: Sign, { box, unit }: Frame): void {
  const inside = inset(box, 30 * unit, 27 * unit);
  fill(sheet, box, 'hue', 16 * unit);
  const hasCode = Boolean(content.ownCode ?? content.own?.code);
  const share = hasCode ? 0.44 : 0.34;
  const lower = content.number ? 0 : Math.max(inside.height * share, 96 * unit);
  const room = { ...inside, height: inside.height - lower };
  const largest = content.number ? 86 * unit : 210 * unit;
  const headlineEnd = fit(sheet, sizesFrom(largest, 20, 1), (size) => {
    const longest = Math.max(...content.headline.map((l) => sheet.measure(l, size, 'bold')));
    if (longest > room.width) throw new RangeError(`"${content.headline.join(' ')}" is too wide.`);
    const box = content.number ? { ...room, height: size } : room;
    return write(sheet, content.headline.join('\n'), box, {
      ...ON_HUE,
      size,
      leading: 0.96,
      role: 'H1',
    });
  });
  if (content.number) number(sheet, content.number, below(inside, headlineEnd));
  else beside(sheet, content, { box: below(inside, headlineEnd + 10 * unit), unit });
}

/** A number that fills the rest of the panel. */
function number(sheet: Sheet, text: string, box: Box): void {
  fit(sheet, sizesFrom(600, 40, 2), (size) =>
    write(sheet, text, box, { ...ON_HUE, size, leading: 0.74, align: 'center' }),
  );
}

/** The action at the left; at the right the picture, or the store's QR code or its placeholder. */
function beside(sheet: Sheet, content: Sign, { box, unit }: Frame): void {
  const { own, ownCode } = content;
  const side = Math.min(box.height, own?.code || ownCode ? 250 * unit : box.width * 0.36);
  const right = below(rightFrom(box, box.x + box.width - side), box.y + box.height - side);
  if (own?.code) storeCode(sheet, own.code, right, unit);
  else if (ownCode) codePlaceholder(sheet, ownCode, right, unit);
  else if (content.picture) picture(sheet, content.picture, centered(right, side));
  const left = { ...box, width: box.width - side - 24 * unit };
  fit(sheet, sizesFrom(48 * unit, 12, 0.5), (size) => {
    const look = { ...ON_HUE, size, leading: 1.14, balanced: true };
    const height = heightOf(sheet, content.action, left.width, look);
    const y = left.y + left.height - height;
    const isHigh = y < left.y || height > MAX_LINES * size * look.leading + 1;
    if (isHigh) throw new RangeError(`"${content.action}" is too high.`);
    write(sheet, content.action, { ...left, y, height }, look);
  });
}
