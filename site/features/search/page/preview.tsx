import type { ReactNode } from 'react';
import { excerpt, markWords } from '@frontline/search';
import { translate } from '@docusaurus/Translate';
import { areaOf } from '@site/content/products.ts';
import { areaAt } from '../../../shell/shared/glyph-strokes.ts';
import type { ChoiceListProps } from './choice-list.tsx';
import styles from './dialog.module.css';
import { kindOf } from './kind.ts';
import type { LoadedSearch } from './load-search.ts';
import { Marked, AreaSign } from './choice-words.tsx';

/** The section or page that is active in the list. */
interface Chosen {
  url: string;
  title: string;
  /** Product and page. */
  place: string;
  /** Undefined until the texts have arrived. */
  text: string | undefined;
}

interface PreviewProps {
  /** Undefined if no section or page is active. */
  chosen: Chosen | undefined;
  isMarked: (term: string) => boolean;
}

/** Characters of text around the best passage, about as many as fit beside the list. */
const LENGTH = 700;

/** The text of the active section, beside the list on wide screens. */
export default function Preview({ chosen, isMarked }: PreviewProps): ReactNode {
  if (!chosen) {
    return (
      <div className={styles.preview}>
        <p className={styles.hint}>
          {translate({
            message:
              'Type a question, an error message word for word, the name of a field or the path of an operation. The search runs in this browser and sends nothing.',
          })}
        </p>
      </div>
    );
  }
  const { url, title, place, text } = chosen;
  // The key resets the scroll position for another section.
  return (
    <div key={url} className={styles.preview}>
      <p className={styles.whose}>
        <AreaSign url={url} />
        <span>{place}</span>
        <span className={styles.kind}>{kindOf(url, title, text)}</span>
      </p>
      <p className={styles.heading}>
        <Marked pieces={markWords(title, isMarked)} />
      </p>
      {text && (
        <p>
          <Marked pieces={excerpt(text, isMarked, LENGTH)} />
        </p>
      )}
    </div>
  );
}

/** The section or page that the active choice leads to. */
export function chosenOf(
  { groups, active }: Pick<ChoiceListProps, 'groups' | 'active'>,
  search: LoadedSearch,
): Chosen | undefined {
  const lines = groups.flatMap(({ label, choices }) =>
    choices.map((choice) => ({ label, choice })),
  );
  const { label, choice } = lines[active] ?? {};
  if (choice?.kind !== 'page') return undefined;
  const { url, title, section } = choice;
  const area = areaOf(areaAt(url))?.name ?? 'All products';
  if (section === undefined) return { url, title, place: area, text: search.textAt(url) };
  const place = label === area ? area : `${area} / ${label}`;
  return { url, title, place, text: search.textOf(section) };
}
