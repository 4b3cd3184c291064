import { useEffect, useMemo, type MouseEvent, type ReactNode } from 'react';
import { excerpt, markWords, type Piece } from '@frontline/search';
import type { Choice, ChoiceGroup } from './choices.ts';
import styles from './search.module.css';

export interface ChoiceListProps {
  id: string;
  groups: ChoiceGroup[];
  /** Which choice is active, counted over all groups; -1 for none. */
  active: number;
  /** Terms to highlight in titles and excerpts. */
  marks: string[];
  textOf: (section: number) => string | undefined;
  urlOf: (choice: Choice) => string | undefined;
  onPoint: (at: number) => void;
  onChoose: (choice: Choice, inNewTab: boolean) => void;
  /** The browser itself opens the choice, in a tab or window of its own. */
  onFollow: (choice: Choice) => void;
}

/** The id of the nth choice, for `aria-activedescendant`. */
export const optionId = (id: string, at: number): string => `${id}option-${at}`;

/** The choices as a listbox of labelled groups. */
export default function ChoiceList({ id, groups, active, ...rest }: ChoiceListProps): ReactNode {
  const isMarked = useMemo(() => {
    const marks = new Set(rest.marks);
    return (term: string) => marks.has(term);
  }, [rest.marks]);
  useEffect(() => {
    if (active >= 0) bringIntoList(document.getElementById(optionId(id, active)));
  }, [id, active]);

  let at = 0;
  return (
    <div id={`${id}list`} role="listbox" aria-label="Search results" className={styles.list}>
      {groups.map(({ label, product, choices }, number) => (
        <div
          key={`${number} ${label}`}
          role="group"
          aria-label={product ? `${product}: ${label}` : label}
        >
          <div className={styles.label} aria-hidden="true">
            {product && product !== label && <span className={styles.product}>{product}</span>}
            <span>{label}</span>
          </div>
          {choices.map((choice) => {
            const own = at++;
            return (
              <Option
                key={own}
                id={optionId(id, own)}
                choice={choice}
                isActive={own === active}
                isMarked={isMarked}
                onPointerMove={() => own !== active && rest.onPoint(own)}
                {...rest}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<ChoiceListProps, 'textOf' | 'urlOf' | 'onChoose' | 'onFollow'> {
  id: string;
  choice: Choice;
  isActive: boolean;
  isMarked: (term: string) => boolean;
  onPointerMove: () => void;
}

function Option({
  id,
  choice,
  isActive,
  isMarked,
  onPointerMove,
  ...rest
}: OptionProps): ReactNode {
  const url = rest.urlOf(choice);
  const common = {
    id,
    role: 'option',
    'aria-selected': isActive,
    className: isActive ? `${styles.option} ${styles.active}` : styles.option,
    onPointerMove,
  };
  // The field keeps the focus, so that typing goes on and the list stays open.
  const keepFocus = (event: MouseEvent): void => event.preventDefault();
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return rest.onFollow(choice);
    event.preventDefault();
    return rest.onChoose(choice, false);
  };
  if (url === undefined) {
    return (
      <div {...common} onMouseDown={keepFocus} onClick={onClick}>
        <Words choice={choice} isMarked={isMarked} textOf={rest.textOf} />
      </div>
    );
  }
  return (
    <a
      {...common}
      href={url}
      tabIndex={-1}
      onMouseDown={keepFocus}
      onClick={onClick}
      onAuxClick={() => rest.onFollow(choice)}
    >
      <Words choice={choice} isMarked={isMarked} textOf={rest.textOf} />
    </a>
  );
}

function Words({
  choice,
  isMarked,
  textOf,
}: Pick<OptionProps, 'choice' | 'isMarked' | 'textOf'>): ReactNode {
  if (choice.kind === 'question') return <span className={styles.title}>{choice.question}</span>;
  if (choice.kind === 'page')
    return <span className={styles.title}>{choice.suggestion.title}</span>;
  if (choice.kind === 'more') return <span className={styles.title}>Show {choice.count} more</span>;
  const text = textOf(choice.hit.section);
  return (
    <>
      <span className={styles.title}>
        <Marked pieces={markWords(choice.hit.title, isMarked)} />
      </span>
      {text && (
        <span className={styles.excerpt}>
          <Marked pieces={excerpt(text, isMarked)} />
        </span>
      )}
    </>
  );
}

function Marked({ pieces }: { pieces: Piece[] }): ReactNode {
  return pieces.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));
}

/** Scrolls the list alone. `scrollIntoView` would scroll the page too, to clear the navbar we are in. */
function bringIntoList(option: HTMLElement | null): void {
  const list = option?.closest<HTMLElement>('[role=listbox]');
  if (!option || !list) return;
  const own = option.getBoundingClientRect();
  const seen = list.getBoundingClientRect();
  list.scrollTop += Math.min(0, own.top - seen.top) + Math.max(0, own.bottom - seen.bottom);
}
