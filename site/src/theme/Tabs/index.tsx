// In place of the theme's own, whose state lives in React: articles are HTML, and an island brings the tabs to
// life (shell/page/article/islands/tabs.ts). Without scripts all panels are shown.
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/Tabs';
import type { Props as ItemProps } from '@theme/TabItem';
import styles from './styles.module.css';

type Item = ReactElement<ItemProps>;

/** Tabs as Docusaurus' manual teaches them: `groupId` and `queryString` are kept, `lazy` needs no keeping. */
export default function Tabs(props: Props): ReactNode {
  const { children, values, defaultValue, groupId, queryString, className, block } = props;
  const items = Children.toArray(children).filter((child): child is Item => isValidElement(child));
  const tabs = values ?? items.map((item) => item.props);
  const chosen = defaultValue ?? tabs.find((tab) => 'default' in tab && tab.default)?.value;
  const isChosen = (value: string, at: number) =>
    chosen === undefined ? at === 0 : value === chosen;
  const asked = queryString === true ? groupId : queryString || undefined;
  return (
    <div
      className={clsx('theme-tabs-container', className)}
      data-tabs={groupId ?? ''}
      data-asked={asked}
    >
      <div role="tablist" className={clsx(styles.list, block && styles.block)}>
        {tabs.map(({ value, label, attributes }, at) => (
          <button
            key={value}
            type="button"
            role="tab"
            value={value}
            aria-selected={isChosen(value, at)}
            tabIndex={isChosen(value, at) ? 0 : -1}
            {...attributes}
            className={clsx(styles.tab, attributes?.['className'] as string | undefined)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      <div>
        {items.map((item, at) =>
          cloneElement(item, { key: item.props.value, hidden: !isChosen(item.props.value, at) }),
        )}
      </div>
    </div>
  );
}
