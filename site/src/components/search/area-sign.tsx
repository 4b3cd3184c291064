import type { ReactNode } from 'react';
import { Strokes } from '../glyph.tsx';
import { strokes, SUITE } from '../glyph-strokes.ts';
import { hueOf } from '../sign.tsx';
import { areaAt } from './area-at.ts';
import styles from './dialog.module.css';

/** A small square with the glyph and the colour of the product that a page is about. */
export default function AreaSign({ url }: { url: string }): ReactNode {
  const area = areaAt(url);
  return (
    <span className={styles.sign} style={hueOf(area)}>
      <Strokes d={area ? strokes[area] : SUITE} size={17} />
    </span>
  );
}
