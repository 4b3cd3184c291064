// Swizzled because the original leaves the items of a folded category out of the page, so that
// readers without JavaScript and crawlers never see them; and to show the sign of each product.
import { useEffect, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import {
  Collapsible,
  ThemeClassNames,
  useCollapsible,
  usePrevious,
} from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import { entriesIn, entriesName, loadEntries } from '@site/src/components/sidebar/entries.ts';
import Glyph, { isGlyph } from '@site/src/components/glyph.tsx';

/** Folded or not: unfolds by itself when the reader comes to a page inside. */
function useFolding({ item, activePath }: Props) {
  const isActive = isActiveSidebarItem(item, activePath);
  const { collapsed, setCollapsed } = useCollapsible({
    // A press that came before React has turned it already (plugins/engine/page-head/scripts/keep-press.ts).
    initialState: () =>
      (item.collapsible && !isActive && item.collapsed) !==
      (globalThis.foldedEarly?.has(item.href) ?? false),
  });
  const lastPath = usePrevious(activePath);
  useEffect(() => {
    if (isActive && activePath !== lastPath) setCollapsed(false);
  }, [isActive, activePath, lastPath, setCollapsed]);
  return { isActive, collapsed, setCollapsed };
}

/** The entries of a category; those of a long sidebar are loaded when it is unfolded. */
function useEntries(item: Props['item']) {
  const name = entriesName(item);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (item.items.length > 0) setSeen(true);
  }, [item.items.length]);
  const entries = item.items.length > 0 || !isSeen ? item.items : (entriesIn(name) ?? []);
  /** Answers whether they are here; should the file not arrive, the name of the category still leads there. */
  const bring = async () => {
    if (name === undefined || entries.length > 0) return true;
    const arrived = await loadEntries(name).then(
      () => true,
      () => false,
    );
    setSeen(arrived);
    return arrived;
  };
  return { entries, bring };
}

declare global {
  var foldedEarly: Set<string | undefined> | undefined;
}

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const { item, onItemClick, activePath, level } = props;
  const { isActive, collapsed, setCollapsed } = useFolding(props);
  const { entries, bring } = useEntries(item);
  const isCurrent = isSamePath(item.href, activePath);
  const { glyph, hue } = item.customProps ?? {};

  const unfold = () => {
    if (entries.length > 0) setCollapsed(false);
    else void bring().then((arrived) => arrived && setCollapsed(false));
  };

  // On its own page the name folds and unfolds; from anywhere else it leads there and unfolds.
  const onNameClick = (event: MouseEvent) => {
    onItemClick?.(item);
    if (isCurrent) event.preventDefault();
    if (isCurrent && !collapsed) setCollapsed(true);
    else unfold();
  };

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        collapsed && 'menu__list-item--collapsed',
        item.className,
      )}
      style={hue ? ({ '--hue': hue } as CSSProperties) : undefined}
    >
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isCurrent && 'menu__list-item-collapsible--active',
        )}
      >
        <Link
          className={clsx('menu__link menu__link--sublist', isActive && 'menu__link--active')}
          onClick={onNameClick}
          aria-current={isCurrent ? 'page' : undefined}
          to={item.href}
        >
          {isGlyph(glyph) && <Glyph name={glyph} />}
          {item.label}
        </Link>
        <button
          type="button"
          className="clean-btn menu__caret needs-scripts"
          aria-label={`${collapsed ? 'Expand' : 'Collapse'} sidebar category '${item.label}'`}
          aria-expanded={!collapsed}
          onClick={() => (collapsed ? unfold() : setCollapsed(true))}
        />
      </div>
      <Collapsible lazy={false} as="ul" className="menu__list" collapsed={collapsed}>
        <DocSidebarItems
          items={entries}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}
