import type { Scan } from '../printable.ts';
import { printed, rows, scanBeside, scanHeight } from './parts.ts';
import { fit, rule, sizesFrom, write, type Sheet } from './sheet.ts';

export interface SignBack {
  /** What hangs on the other side. */
  title: string;
  scan: Scan;
  /** Whom to call: who, and how they are reached. */
  contacts: [who: string, how: string][];
}

/** What staff need stands on the back of a sign, where no customer scans it. */
export function drawBack(sheet: Sheet, { title, scan, contacts }: SignBack): void {
  const page = printed(sheet);
  const bottom = page.y + page.height;
  const under = (y: number) => ({ ...page, y, height: bottom - y });
  const bold = { weight: 'bold', colour: 'hue' } as const;
  const top = write(sheet, 'For staff', page, { ...bold, size: 11 });
  const name = write(sheet, title, under(top), { ...bold, size: 20, leading: 1.15, role: 'H1' });
  rule(sheet, { ...page, y: name + 8 }, { line: 2, colour: 'hue' });
  scanBeside(sheet, scan, under(name + 10), 'Scan before you hang it');
  if (contacts.length === 0) return;
  const y = name + 10 + scanHeight(scan) + 12;
  const start = write(sheet, 'Whom to call', under(y), { ...bold, size: 15, role: 'H2' }) + 4;
  const before = sheet.marks.length;
  fit(sizesFrom(13, 7), (size) => {
    sheet.marks.length = before;
    rows(sheet, contacts, under(start), { first: page.width * 0.34, size, air: size * 0.42 });
  });
}
