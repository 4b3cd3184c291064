import type { ReactNode } from 'react';
import { Strokes } from '../../../shell/shared/glyph.tsx';
import { strokes, SUITE } from '../../../shell/shared/glyph-strokes.ts';
import { hueOf } from '../../../shell/page/article/sign.tsx';
import { areaAt } from '../shared/area-at.ts';
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
