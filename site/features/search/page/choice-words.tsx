import type { ReactNode } from 'react';
import { excerpt, markWords, type Piece } from '@frontline/search';
import { translate } from '@docusaurus/Translate';
import { Strokes } from '../../../shell/shared/glyph.tsx';
import { strokes, SUITE, areaAt } from '../../../shell/shared/glyph-strokes.ts';
import { hueOf } from '../../../shell/page/article/sign.tsx';
import type { Choice } from './choices.ts';
import styles from './dialog.module.css';
import { kindOf } from './kind.ts';

/** A text with the search terms marked. */
export const Marked = ({ pieces }: { pieces: Piece[] }): ReactNode =>
  pieces.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));

export interface ChoiceWordsProps {
  choice: Choice;
  textOf: (section: number) => string | undefined;
  /** Whether a term is marked in titles and texts. */
  isMarked: (term: string) => boolean;
}

/** One line of the list: product sign, title, excerpt and kind. */
export default function ChoiceWords({ choice, textOf, isMarked }: ChoiceWordsProps): ReactNode {
  if (choice.kind === 'question') return <span className={styles.title}>{choice.question}</span>;
  if (choice.kind === 'more')
    return (
      <span className={styles.title}>
        {translate({ message: 'Show {count} more' }, { count: choice.count })}
      </span>
    );
  const { url, title, section } = choice;
  const text = section === undefined ? undefined : textOf(section);
  return (
    <>
      <AreaSign url={url} />
      <span className={styles.words}>
        <span className={styles.title}>
          <Marked pieces={markWords(title, isMarked)} />
        </span>
        {text && (
          <span className={styles.excerpt}>
            <Marked pieces={excerpt(text, isMarked)} />
          </span>
        )}
      </span>
      <span className={styles.kind}>{kindOf(url, title, text)}</span>
    </>
  );
}

/** A small square with the glyph and the color of the product that a page is about. */
export function AreaSign({ url }: { url: string }): ReactNode {
  const area = areaAt(url);
  return (
    <span className={styles.sign} style={hueOf(area)}>
      <Strokes d={area ? strokes[area] : SUITE} size={17} />
    </span>
  );
}
