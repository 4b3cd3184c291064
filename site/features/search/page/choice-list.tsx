import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import ChoiceWords, { type ChoiceWordsProps } from './choice-words.tsx';
import type { Choice, ChoiceGroup, PageChoice } from './choices.ts';
import styles from './dialog.module.css';

export interface ChoiceListProps extends Pick<ChoiceWordsProps, 'textOf' | 'isMarked'> {
  id: string;
  groups: ChoiceGroup[];
  /** The index of the active choice over all groups; -1 for none. */
  active: number;
  onPoint: (at: number) => void;
  onChoose: (choice: Choice, inNewTab: boolean) => void;
  /** Called when the browser itself opens the choice in another tab or window. */
  onFollow: (choice: PageChoice) => void;
}

/** The id of the nth choice, for `aria-activedescendant`. */
export const optionId = (id: string, at: number): string => `${id}option-${at}`;

/** A listbox of labeled groups of choices. */
export default function ChoiceList({ id, groups, active, ...rest }: ChoiceListProps): ReactNode {
  useEffect(() => {
    if (active >= 0) scrollIntoList(document.getElementById(optionId(id, active)));
  }, [id, active]);

  let at = 0;
  return (
    <div
      id={`${id}list`}
      role="listbox"
      aria-label={translate({ message: 'Search results' })}
      className={styles.list}
    >
      {groups.map(({ label, product, choices, isPinned }, number) => (
        <div
          key={`${number} ${label}`}
          role="group"
          className={isPinned ? styles.pinned : undefined}
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

interface OptionProps extends Pick<
  ChoiceListProps,
  'textOf' | 'isMarked' | 'onChoose' | 'onFollow'
> {
  id: string;
  choice: Choice;
  isActive: boolean;
  onPointerMove: () => void;
}

function Option({ id, choice, isActive, onPointerMove, ...rest }: OptionProps): ReactNode {
  const common = {
    id,
    role: 'option',
    'aria-selected': isActive,
    className: isActive ? `${styles.option} ${styles.chosen}` : styles.option,
    onPointerMove,
    children: <ChoiceWords choice={choice} isMarked={rest.isMarked} textOf={rest.textOf} />,
    // The field keeps the focus, so that typing goes on and the list stays open.
    onMouseDown: (event: MouseEvent): void => event.preventDefault(),
  };
  if (choice.kind !== 'page')
    return <div {...common} onClick={() => rest.onChoose(choice, false)} />;
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return rest.onFollow(choice);
    event.preventDefault();
    return rest.onChoose(choice, false);
  };
  const onAuxClick = () => rest.onFollow(choice);
  return (
    <a {...common} href={choice.url} tabIndex={-1} onClick={onClick} onAuxClick={onAuxClick} />
  );
}

/** Scrolls only the list. `scrollIntoView` would also scroll the page to clear the navbar. */
function scrollIntoList(option: HTMLElement | null): void {
  const list = option?.closest<HTMLElement>('[role=listbox]');
  if (!option || !list) return;
  const pinned = list.querySelector(`.${styles.pinned}`);
  if (pinned?.contains(option)) return;
  const own = option.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  const end = pinned?.getBoundingClientRect().top ?? bottom;
  list.scrollTop += Math.min(0, own.top - top) + Math.max(0, own.bottom - end);
}
