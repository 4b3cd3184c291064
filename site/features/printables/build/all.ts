import { papers } from '../shared/drawing/paper.ts';
import type { Offer, Printable } from '../shared/printable.ts';
import { callForHelp } from './sheets/call-for-help.ts';
import { curbside } from './sheets/curbside.ts';
import { lockers } from './sheets/lockers.ts';
import { orderUp } from './sheets/orderup.ts';
import { radio } from './sheets/radio.ts';
import { textForHelp } from './sheets/text-for-help.ts';

/** All printable sheets, in the order in which pages list them. */
export const printables: Printable[] = [
  ...callForHelp,
  ...textForHelp,
  ...orderUp,
  ...lockers,
  ...curbside,
  ...radio,
];

/** The entries of a list of sheets: all of a product, or the named ones. A series is one entry. */
export function offers({ product, only }: { product?: string; only?: string[] }): Offer[] {
  const wanted = printables.filter(
    (sheet) => (!product || sheet.product === product) && (!only || only.includes(sheet.name)),
  );
  const titles = [...new Set(wanted.map(({ series, title }) => series?.title ?? title))];
  return titles.map((title) => {
    const sheets = wanted.filter((sheet) => (sheet.series?.title ?? sheet.title) === title);
    return {
      title,
      kind: sheets[0]!.kind,
      paper: papers[sheets[0]!.paper],
      sheets: sheets.map(({ name, series, title }) => ({
        name,
        title,
        label: series?.label ?? '',
      })),
    };
  });
}
