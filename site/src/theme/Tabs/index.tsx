// Swizzled because the original needs React state: articles are static HTML, and an island makes the tabs
// interactive (shell/page/article/islands/tabs.ts).
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/Tabs';
import type { Props as ItemProps } from '@theme/TabItem';
import styles from './styles.module.css';

type Item = ReactElement<ItemProps>;

/** Tabs with the props of Docusaurus: supports `groupId` and `queryString`; `lazy` has no effect. */
export default function Tabs(props: Props): ReactNode {
  const { children, values, defaultValue, groupId, queryString, className, block } = props;
  const items = Children.toArray(children).filter((child): child is Item => isValidElement(child));
  const tabs = values ?? items.map((item) => item.props);
  const selected = defaultValue ?? tabs.find((tab) => 'default' in tab && tab.default)?.value;
  const isSelected = (value: string, at: number) =>
    selected === undefined ? at === 0 : value === selected;
  const queryName = queryString === true ? groupId : queryString || undefined;
  return (
    <div
      className={clsx('theme-tabs-container', className)}
      data-tabs={groupId ?? ''}
      data-query={queryName}
    >
      <div role="tablist" className={clsx(styles.list, block && styles.block)}>
        {tabs.map(({ value, label, attributes }, at) => (
          <button
            key={value}
            type="button"
            role="tab"
            value={value}
            aria-selected={isSelected(value, at)}
            tabIndex={isSelected(value, at) ? 0 : -1}
            {...attributes}
            className={clsx(styles.tab, attributes?.['className'] as string | undefined)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      <div>
        {items.map((item, at) =>
          cloneElement(item, { key: item.props.value, hidden: !isSelected(item.props.value, at) }),
        )}
      </div>
    </div>
  );
}
