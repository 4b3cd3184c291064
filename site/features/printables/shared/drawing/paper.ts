/** PDF and SVG both use points, 1/72 inch. */
const points = (millimeters: number) => (millimeters * 72) / 25.4;

export interface Paper {
  label: string;
  /** Millimeters, ISO 216. */
  size: { width: number; height: number };
  /** Points. */
  width: number;
  height: number;
  /** Left and right margin in points. Printers cannot print about 12 points. */
  side: number;
  /** Top and bottom margin. On A4 it is wide enough for US Letter, which is 50 points shorter. */
  end: number;
}

const paper = (label: string, width: number, height: number, side: number, end: number): Paper => ({
  label,
  size: { width, height },
  width: points(width),
  height: points(height),
  side,
  end,
});

export const papers = {
  a5: paper('A5', 148, 210, 27, 27),
  'a5-wide': paper('A5', 210, 148, 27, 27),
  letter: paper('US Letter', 215.9, 279.4, 40, 40),
  a4: paper('A4 or US Letter', 210, 297, 40, 44),
} satisfies Record<string, Paper>;

export type PaperName = keyof typeof papers;

/** The same paper in landscape orientation. */
export const landscape = ({ label, size, side, end }: Paper): Paper =>
  paper(label, size.height, size.width, end, side);
